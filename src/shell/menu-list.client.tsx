'use client';

import type { ReactNode } from 'react';
import type { MenuLink } from '../content/menus/menu.ts';
import { MenuEntry } from './menu-entry.client.tsx';

type Props = {
  links: readonly MenuLink[];
  newTabLabel: string;
  classes: { list: string; link: string };
  /** An additional entry that is not a menu link. */
  children?: ReactNode;
};

/** A menu as a plain list. A client component, so that a page's RSC payload contains each link once. */
export function MenuList({ links, newTabLabel, classes, children }: Props) {
  return (
    <ul className={classes.list}>
      {links.map((link) => (
        <li key={link.href}>
          <MenuEntry entry={link} newTabLabel={newTabLabel} className={classes.link} />
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  );
}
