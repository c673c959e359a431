'use client';

import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useRouter } from 'waku';
import type { MenuItem, MenuPanel } from '../content/menu.ts';
import type { primaryMenu } from '../styled-system/recipes/index.js';
import { Icon } from '../ui/icon.tsx';
import type { SlotClasses } from '../ui/slot-classes.ts';
import { useIsHydrated } from './is-hydrated.ts';
import { MenuEntry } from './menu-entry.client.tsx';
import { navigationHref } from './navigation-href.ts';

const styles = {
  root: 'primary-menu__root',
  list: 'primary-menu__list',
  link: 'primary-menu__link',
  opener: 'primary-menu__opener',
  panel: 'primary-menu__panel',
  groups: 'primary-menu__groups',
  label: 'primary-menu__label',
  links: 'primary-menu__links',
  sub: 'primary-menu__sub',
} satisfies SlotClasses<'primary-menu', typeof primaryMenu>;

type Props = { items: readonly MenuItem[]; label: string; newTabLabel: string };

/** The menu of wide screens. Groups open in a panel, one at a time; without scripts they are links to pages. */
export function PrimaryMenu({ items, label, newTabLabel }: Props) {
  const { path } = useRouter();
  const [opened, setOpened] = useState<{ label: string; path: string }>();
  const root = useRef<HTMLElement>(null);
  // A panel that was opened on another page is closed by having left it.
  const openLabel = opened?.path === path ? opened.label : undefined;
  const close = () => setOpened(undefined);

  useEffect(() => {
    if (openLabel === undefined) return;
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpened(undefined);
    };
    addEventListener('pointerdown', closeFromOutside);
    addEventListener('focusin', closeFromOutside);
    return () => {
      removeEventListener('pointerdown', closeFromOutside);
      removeEventListener('focusin', closeFromOutside);
    };
  }, [openLabel]);

  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || openLabel === undefined) return;
    root.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    close();
  };

  return (
    <nav ref={root} className={styles.root} aria-label={label} onKeyDown={closeByEscape}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.label}>
            {item.kind === 'link' ? (
              <MenuEntry entry={item} newTabLabel={newTabLabel} className={styles.link} />
            ) : (
              <Panel
                panel={item}
                newTabLabel={newTabLabel}
                isOpen={item.label === openLabel}
                onToggle={() => (item.label === openLabel ? close() : setOpened({ label: item.label, path }))}
                onChosen={close}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

type PanelProps = {
  panel: MenuPanel;
  newTabLabel: string;
  isOpen: boolean;
  onToggle: () => void;
  onChosen: () => void;
};

function Panel({ panel, newTabLabel, isOpen, onToggle, onChosen }: PanelProps) {
  const id = useId();
  const { path } = useRouter();
  const isHydrated = useIsHydrated();
  const holdsThisPage = panel.groups.some(({ links }) => links.some(({ href }) => href === path));

  const toggle = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onToggle();
  };
  const toggleBySpace = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onToggle();
  };
  const chooseLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onChosen();
  };

  return (
    <>
      <a
        href={panel.href ?? navigationHref}
        className={styles.opener}
        {...(isHydrated && { role: 'button', 'aria-expanded': isOpen, 'aria-controls': id })}
        aria-current={holdsThisPage || undefined}
        onClick={toggle}
        onKeyDown={toggleBySpace}
      >
        {panel.label}
        <Icon name="chevron" />
      </a>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: its links take keys. */}
      <div id={id} className={styles.panel} data-open={isOpen || undefined} onClick={chooseLink}>
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
    </>
  );
}
