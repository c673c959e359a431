'use client';

import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useRouter } from 'waku';
import { isPanel, type MenuItem, type MenuPanel } from '../content/menu.ts';
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

/** The menu of wide screens. Its groups are folds of the browser, which open one at a time with and without scripts. */
export function PrimaryMenu({ items, label, newTabLabel }: Props) {
  const { path } = useRouter();
  const root = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a panel is closed by leaving the page it was opened on.
  useEffect(() => closeFolds(root.current), [path]);

  useEffect(() => {
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) closeFolds(root.current);
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
    closeFolds(currentTarget);
  };
  const choose = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const chosen = target instanceof Element ? target.closest('a, summary') : null;
    // Browsers that know `name` close the others by themselves.
    if (chosen) closeFolds(currentTarget, chosen.parentElement);
  };

  return (
    <nav ref={root} id={menuId} className={styles.root} aria-label={label} onKeyDown={closeByEscape} onClick={choose}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.label}>
            {isPanel(item) ? (
              <Panel panel={item} path={path} newTabLabel={newTabLabel} />
            ) : (
              <MenuEntry entry={item} newTabLabel={newTabLabel} className={styles.link} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function closeFolds(root: HTMLElement | null, but: Element | null = null): void {
  for (const fold of root?.querySelectorAll('details[open]') ?? []) if (fold !== but) fold.removeAttribute('open');
}

function Panel({ panel, path, newTabLabel }: { panel: MenuPanel; path: string; newTabLabel: string }) {
  const holdsThisPage = panel.groups.some(({ links }) => links.some(({ href }) => href === path));
  return (
    <details name={menuId} className={styles.fold}>
      <summary className={styles.opener} aria-current={holdsThisPage || undefined}>
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
