import 'server-only';
import { cache } from 'react';
import { logContentNotice } from '../../base/content-notice.ts';
import { findItem } from '../../directus/client.ts';
import { ofProject } from '../../directus/connection.ts';
import type { MenuEntryRow, MenuRow } from '../../directus/rows.generated.ts';
import type { Language } from '../../i18n/languages.ts';
import { findTranslation } from '../../i18n/translation.ts';
import { getLinkIcon, type IconName, iconNames } from '../../ui/icon.tsx';
import { findPageHref } from '../addresses/page-href.ts';
import { formatPhone } from '../company/phone.ts';
import { bySort } from '../pages/by-sort.ts';
import type { MenuGroup, MenuItem, MenuLink } from './menu.ts';
import { getMenuPath, type MenuTarget } from './menu-target.ts';

export type MenuKey = 'primary' | 'footer' | 'legal' | 'shop';

const entryFields = ['id', 'sort', 'type', 'path', 'external_path', 'anchor', 'path_prefix', 'media', 'translations.*'];

const withPrefix = (alias: string, fields: readonly string[]) => fields.map((field) => `${alias}.${field}`);

const fields = [
  ...withPrefix('entries', entryFields),
  ...withPrefix('entries.sub', entryFields),
  ...withPrefix('entries.groups', ['sort', 'translations.*']),
  ...withPrefix('entries.groups.sub', entryFields),
];

/**
 * The entries of a menu; empty if there is no such menu.
 *
 * @param closedStore root path of a store that is switched off: entries below it are left out
 */
export const getMenu = cache(
  async (key: MenuKey, language: Language, closedStore: string | null): Promise<MenuItem[]> => {
    const row = await findItem<MenuRow>('menu', { fields, filter: { _and: [ofProject(), { key: { _eq: key } }] } });
    return toMenuItems(row?.entries, { language, closedStore });
  },
);

type Options = {
  language: Language;
  /** Root path of a store that is switched off; entries below it are left out. */
  closedStore: string | null;
};

/** Menu entries in the editor's order. Entries without a target are left out and logged. */
export function toMenuItems(entries: readonly MenuEntryRow[] | null | undefined, options: Options): MenuItem[] {
  return bySort(entries).flatMap((entry) => toItems(entry, options));
}

function toItems(entry: MenuEntryRow, options: Options): MenuItem[] {
  const toLinks = (sub: readonly MenuEntryRow[] | null) =>
    bySort(sub).flatMap((one) => toLink(one, entry.path, options));
  const groups: MenuGroup[] = [
    { label: null, links: toLinks(entry.sub) },
    ...bySort(entry.groups).map(({ translations, sub }) => ({
      label: findTranslation(translations, options.language, 'menu group')?.row.displayName ?? null,
      links: toLinks(sub),
    })),
  ].filter(({ links }) => links.length > 0);
  if (groups.length > 0) return [{ label: getLabel(entry, options.language), groups }];
  return entry.type === 'panel' ? [] : toLink(entry, null, options);
}

function toLink(entry: MenuEntryRow, parentPath: string | null, { language, closedStore }: Options): MenuLink[] {
  const href = findMenuHref(entry, parentPath, language);
  const label = getLabel(entry, language);
  if (href && isBelow(closedStore, href)) return [];
  if (!href || !label) {
    const { id, type, path } = entry;
    logContentNotice('menu entry left out', { type, path, language }, { collection: 'menu_entry', id });
    return [];
  }
  const icon = findMenuIcon(entry, href);
  const isSocial = entry.type === 'social';
  return [{ label, href, ...(icon && { icon }), ...(isSocial && { isSocial }) }];
}

function isBelow(root: string | null, href: string): boolean {
  return root !== null && (href === root || href.startsWith(`${root}/`));
}

/** The label of an entry; a social network's name if the editor gave none. */
function getLabel({ id, type, media, translations }: MenuEntryRow, language: Language): string {
  const name = findTranslation(translations, language, `menu entry ${id}`)?.row.display_name;
  if (name || type !== 'social' || !media) return name ?? '';
  return media.charAt(0).toUpperCase() + media.slice(1);
}

/**
 * The URL of a menu entry in a language: pages through the route table, anything else unchanged.
 *
 * @returns undefined for an entry without target, and for a page without translation
 */
function findMenuHref(target: MenuTarget, parentPath: string | null, language: Language): string | undefined {
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
function findMenuIcon({ type, media }: MenuTarget, href: string): IconName | undefined {
  if (type === 'social') return iconNames.find((name) => name === media?.toLowerCase()) ?? 'external';
  return type === 'external' || type === 'email' || type === 'phone' ? getLinkIcon(href) : undefined;
}
