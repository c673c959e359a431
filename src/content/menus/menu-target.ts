import { trimSlashes } from '../../base/trim-slashes.ts';
import type { Language } from '../../i18n/languages.ts';
import { type IconName, iconNames } from '../../ui/icon.tsx';
import { getLinkIcon } from '../../ui/link-icon.ts';
import { findPageHref } from '../addresses/content-link.ts';
import { formatPhone } from '../company/phone.ts';

/** The target of a menu entry, as entered in the CMS. */
export type MenuTarget = {
  /** Id of the menu entry. */
  id?: number;
  type: 'page' | 'panel' | 'shop' | 'anchor' | 'external' | 'email' | 'phone' | 'social';
  path: string | null;
  path_prefix: boolean;
  anchor: string | null;
  external_path: string | null;
  /** Name of the social network. */
  media: string | null;
};

/**
 * `{parentPath}/{path}` with the prefix flag, else `{path}`, followed by the anchor. An empty path is the home page.
 */
function getMenuPath({ path, path_prefix, anchor }: MenuTarget, parentPath: string | null): string {
  const parts = [path_prefix ? parentPath : null, path].map((part) => part && trimSlashes(part));
  const whole = `/${parts.filter(Boolean).join('/')}`;
  return anchor ? `${whole}#${anchor.replace(/^#/, '')}` : whole;
}

/**
 * The URL of a menu entry in a language: pages through the route table, anything else unchanged.
 *
 * @returns undefined for an entry without target, and for a page without translation
 */
export function findMenuHref(target: MenuTarget, parentPath: string | null, language: Language): string | undefined {
  switch (target.type) {
    case 'external':
    case 'email':
    case 'phone':
    case 'social':
      return findExternalHref(target);
    case 'panel':
      return undefined;
    default:
      return findPageHref(getMenuPath(target, parentPath), language) ?? undefined;
  }
}

/** Normalizes phone numbers and e-mail addresses; other schemes are not allowed. */
function findExternalHref({ id, type, external_path }: MenuTarget): string | undefined {
  const given = external_path?.trim() ?? '';
  if (type === 'phone' || /^tel:/i.test(given)) {
    const entry = id === undefined ? undefined : { collection: 'menu_entry', id };
    return formatPhone(given.replace(/^tel:/i, ''), { entry }).href;
  }
  if (/^(?:https?:\/|mailto:|\/)/i.test(given)) return given;
  if (type === 'email' && /^[^\s:/@]+@[^\s:/@]+$/.test(given)) return `mailto:${given}`;
  return undefined;
}

/** Icon of an external link; undefined for pages of this site. */
export function findMenuIcon({ type, media }: MenuTarget, href: string): IconName | undefined {
  if (type === 'social') return iconNames.find((name) => name === media?.toLowerCase()) ?? 'external';
  return type === 'external' || type === 'email' || type === 'phone' ? getLinkIcon(href) : undefined;
}
