import { isExternal } from './content-link.ts';

export type MenuLink = {
  kind: 'link';
  label: string;
  href: string;
  /** Leads away from this site; opens in a new tab with the icon of what it is. */
  icon: 'external' | 'mail' | 'phone' | null;
  /** Name of the social network, where the entry is one. */
  media: string | null;
};

/** A button that opens groups of links; without scripts it is the link to its own page. */
export type MenuPanel = { kind: 'panel'; label: string; href: string | null; groups: MenuGroup[] };

export type MenuGroup = { label: string | null; links: MenuLink[] };

export type MenuItem = MenuLink | MenuPanel;

/** What an editor says about where an entry leads. */
export type MenuTarget = {
  path: string | null;
  externalPath: string | null;
  anchor: string | null;
  pathPrefix: boolean;
  parentPath: string | null;
};

/** `{parentPath}/{path}` with the prefix flag, else `{path}`; external paths as given; an anchor after its path. */
export function getMenuPath({ path, externalPath, anchor, pathPrefix, parentPath }: MenuTarget): string {
  if (externalPath) return externalPath;
  const whole = [pathPrefix ? parentPath : null, path].filter(Boolean).join('/');
  return anchor ? `${whole}#${anchor}` : whole;
}

export function getMenuIcon(href: string): MenuLink['icon'] {
  if (!isExternal(href)) return null;
  if (href.startsWith('mailto:')) return 'mail';
  return href.startsWith('tel:') ? 'phone' : 'external';
}
