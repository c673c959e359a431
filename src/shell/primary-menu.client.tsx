'use client';

import { useRouter } from 'waku';
import { isPanel, type MenuItem, type MenuLink, type MenuPanel } from '../content/menus/menu.ts';
import type { primaryMenu } from '../styled-system/recipes/index.js';
import { Icon } from '../ui/icon.tsx';
import type { SlotClasses } from '../ui/slot-classes.ts';
import { menuId } from './drawer-ids.ts';
import { MenuEntry } from './menu-entry.client.tsx';

const styles = {
  root: 'primary-menu__root',
  list: 'primary-menu__list',
  link: 'primary-menu__link',
  fold: 'primary-menu__fold',
  opener: 'primary-menu__opener',
  panel: 'primary-menu__panel',
  groups: 'primary-menu__groups',
  label: 'primary-menu__label',
  links: 'primary-menu__links',
  sub: 'primary-menu__sub',
} satisfies SlotClasses<'primary-menu', typeof primaryMenu>;

type Props = { items: readonly MenuItem[]; label: string; newTabLabel: string };

/**
 * The menu of wide screens. Its groups are `<details>`, one open at a time; `menu-panels.ts` closes them, and without
 * JavaScript the browser does as far as it can.
 */
export function PrimaryMenu({ items, label, newTabLabel }: Props) {
  const { path } = useRouter();
  const current = findCurrent(items, path);
  return (
    <nav id={menuId} className={styles.root} aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.label}>
            {isPanel(item) ? (
              <Panel panel={item} isCurrent={item === current} newTabLabel={newTabLabel} />
            ) : (
              <MenuEntry entry={item} newTabLabel={newTabLabel} className={styles.link} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The current item, at most one: a direct entry takes precedence over a panel that contains the page. */
function findCurrent(items: readonly MenuItem[], path: string): MenuItem | undefined {
  const isHere = ({ href }: MenuLink) => href === path;
  return (
    items.find((item) => !isPanel(item) && isHere(item)) ??
    items.find((item) => isPanel(item) && item.groups.some(({ links }) => links.some(isHere)))
  );
}

type PanelProps = { panel: MenuPanel; isCurrent: boolean; newTabLabel: string };

function Panel({ panel, isCurrent, newTabLabel }: PanelProps) {
  return (
    <details name={menuId} className={styles.fold}>
      <summary className={styles.opener} aria-current={isCurrent || undefined}>
        {panel.label}
        <Icon name="chevron" />
      </summary>
      <div className={styles.panel}>
        <div className={styles.groups}>
          {panel.groups.map((group) => (
            <div key={group.label}>
              {group.label && <p className={styles.label}>{group.label}</p>}
              <ul className={styles.links}>
                {group.links.map((link) => (
                  <li key={link.label}>
                    <MenuEntry entry={link} newTabLabel={newTabLabel} className={styles.sub} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </details>
  );
}
