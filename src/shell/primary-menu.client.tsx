'use client';

import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useRouter } from 'waku';
import { useChangeEffect } from '../base/use-change-effect.ts';
import { isPanel, type MenuItem, type MenuLink, type MenuPanel } from '../content/menus/menu.ts';
import type { primaryMenu } from '../styled-system/recipes/index.js';
import { Icon } from '../ui/icon.tsx';
import type { SlotClasses } from '../ui/slot-classes.ts';
import { MenuEntry } from './menu-entry.client.tsx';
import { menuId } from './menu-href.ts';

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

/** The menu of wide screens. Its groups are `<details>`, one open at a time, with and without JavaScript. */
export function PrimaryMenu({ items, label, newTabLabel }: Props) {
  const { path } = useRouter();
  const current = findCurrent(items, path);
  const root = useRef<HTMLElement>(null);

  // A panel is closed by leaving the page it was opened on.
  useChangeEffect(path, () => closePanels(root.current));

  useEffect(() => {
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) closePanels(root.current);
    };
    addEventListener('pointerdown', closeFromOutside);
    addEventListener('focusin', closeFromOutside);
    return () => {
      removeEventListener('pointerdown', closeFromOutside);
      removeEventListener('focusin', closeFromOutside);
    };
  }, []);

  const closeByEscape = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== 'Escape') return;
    currentTarget.querySelector<HTMLElement>('details[open] > summary')?.focus();
    closePanels(currentTarget);
  };
  const choose = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const chosen = target instanceof Element ? target.closest('a, summary') : null;
    // The panel opens below its summary.
    if (chosen instanceof HTMLElement && chosen.matches('summary'))
      currentTarget.style.setProperty('--opener', `${chosen.offsetLeft}px`);
    // Browsers that support `name` on `<details>` close the others themselves.
    if (chosen) closePanels(currentTarget, chosen.parentElement);
  };

  return (
    <nav ref={root} id={menuId} className={styles.root} aria-label={label} onKeyDown={closeByEscape} onClick={choose}>
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

function closePanels(root: HTMLElement | null, except: Element | null = null): void {
  for (const fold of root?.querySelectorAll('details[open]') ?? []) if (fold !== except) fold.removeAttribute('open');
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
