'use client';

import { useId, useState } from 'react';
import { isPanel, type MenuItem, type MenuPanel } from '../content/menus/menu.ts';
import { Icon } from '../ui/icon.tsx';
import { drawerClasses as styles } from './drawer-classes.ts';
import { MenuEntry } from './menu-entry.client.tsx';

type Props = {
  items: readonly MenuItem[];
  label: string;
  newTabLabel: string;
  /** Called when a link to a page of this site is followed. */
  onNavigate: () => void;
};

/** The menu in the drawer. Groups expand below their name, one at a time. */
export function DrawerMenu({ items, label, newTabLabel, onNavigate }: Props) {
  const [openLabel, setOpenLabel] = useState<string>();
  return (
    <nav aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            {isPanel(item) ? (
              <Group
                panel={item}
                newTabLabel={newTabLabel}
                onNavigate={onNavigate}
                isOpen={item.label === openLabel}
                onToggle={() => setOpenLabel(item.label === openLabel ? undefined : item.label)}
              />
            ) : (
              <MenuEntry entry={item} newTabLabel={newTabLabel} className={styles.link} onNavigate={onNavigate} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

type GroupProps = Pick<Props, 'newTabLabel' | 'onNavigate'> & {
  panel: MenuPanel;
  isOpen: boolean;
  onToggle: () => void;
};

function Group({ panel, newTabLabel, onNavigate, isOpen, onToggle }: GroupProps) {
  const id = useId();
  return (
    <>
      <button type="button" className={styles.link} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        {panel.label}
        <Icon name="chevron" />
      </button>
      <div id={id} className={styles.group} data-open={isOpen || undefined}>
        <div className={styles.groupInside}>
          {panel.groups.map((group) => (
            <div key={group.label}>
              {group.label && <p className={styles.label}>{group.label}</p>}
              <ul>
                {group.links.map((link) => (
                  <li key={link.label}>
                    <MenuEntry entry={link} newTabLabel={newTabLabel} className={styles.sub} onNavigate={onNavigate} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
