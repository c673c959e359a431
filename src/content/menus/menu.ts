import type { IconName } from '../../ui/icon.tsx';

export type MenuLink = {
  label: string;
  href: string;
  /** Icon of an external link, which opens in a new tab. */
  icon?: IconName;
  isSocial?: true;
};

/** A button that opens groups of links. */
export type MenuPanel = { label: string; groups: MenuGroup[] };

export type MenuGroup = { label: string | null; links: MenuLink[] };

export type MenuItem = MenuLink | MenuPanel;

export function isPanel(item: MenuItem): item is MenuPanel {
  return 'groups' in item;
}

/** The links of a menu, panels flattened. */
export function flattenMenu(items: readonly MenuItem[]): MenuLink[] {
  return items.flatMap((item) => (isPanel(item) ? item.groups.flatMap(({ links }) => links) : [item]));
}
