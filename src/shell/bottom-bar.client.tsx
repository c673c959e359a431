'use client';

import { type ComponentType, type MouseEvent, type ReactNode, useState, useTransition } from 'react';
import type { MenuItem } from '../content/menus/menu.ts';
import type { bottomBar } from '../styled-system/recipes/index.js';
import { Icon, type IconName } from '../ui/icon.tsx';
import type { SlotClasses } from '../ui/slot-classes.ts';
import type { Contact } from './contact-details.client.tsx';
import type { DrawerProps } from './drawer.client.tsx';
import { useIsHydrated } from './is-hydrated.ts';
import { menuHref } from './menu-href.ts';

type Messages = { menu: string; contact: string; close: string; primaryMenu: string; newTab: string; bar: string };

type Props = {
  items: readonly MenuItem[];
  contactHref: string;
  /** How the house is reached, as the drawer shows it. */
  contact: Contact;
  messages: Messages;
  /** The way to the cart, where there is one. */
  children?: ReactNode;
};

const styles = { root: 'bottom-bar__root', button: 'bottom-bar__button' } satisfies SlotClasses<
  'bottom-bar',
  typeof bottomBar
>;

const load = () => import('./drawer.client.tsx').then((loaded) => loaded.default);

type Content = 'menu' | 'contact';

/** Two buttons at the foot of narrow screens, opening the drawer; without scripts they lead to what it would hold. */
export function BottomBar({ items, contactHref, contact, messages: words, children }: Props) {
  const [content, setContent] = useState<Content>('menu');
  const [isOpen, setIsOpen] = useState(false);
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps>>();
  const [, startTransition] = useTransition();

  const open = (which: Content, href: string) =>
    startTransition(async () => {
      const loaded = await load().catch(() => undefined);
      // A drawer that does not come, as after a new release, is the link that it is without scripts.
      if (!loaded) return location.assign(href);
      startTransition(() => {
        setContent(which);
        setDrawer(() => loaded);
        setIsOpen(true);
      });
    });
  // Who chooses a link is already on the way: the drawer goes without a farewell, and does not take the focus back.
  const leave = () => {
    setIsOpen(false);
    setDrawer(undefined);
  };

  const button = { isOpen, onWanted: () => load().catch(() => undefined) };
  return (
    <>
      <nav className={styles.root} aria-label={words.bar} data-screen-only>
        <BarButton {...button} href={menuHref} icon="menu" onPress={() => open('menu', menuHref)}>
          {words.menu}
        </BarButton>
        <BarButton {...button} href={contactHref} icon="phone" onPress={() => open('contact', contactHref)}>
          {words.contact}
        </BarButton>
        {children}
      </nav>
      {Drawer && (
        <Drawer
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          onNavigate={leave}
          title={content === 'menu' ? words.menu : words.contact}
          items={content === 'menu' ? items : null}
          contact={contact}
          messages={words}
        />
      )}
    </>
  );
}

type BarButtonProps = {
  href: string;
  icon: IconName;
  isOpen: boolean;
  onWanted: () => unknown;
  onPress: () => void;
  children: string;
};

function BarButton({ href, icon, isOpen, onWanted, onPress, children }: BarButtonProps) {
  const isHydrated = useIsHydrated();
  const press = (event: { preventDefault: () => void; currentTarget: HTMLElement }) => {
    event.preventDefault();
    // The drawer gives the focus back to what has it now; Safari does not focus what is clicked.
    event.currentTarget.focus();
    onPress();
  };
  const pressByPointer = (event: MouseEvent<HTMLElement>) => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) press(event);
  };
  return (
    <a
      className={styles.button}
      href={href}
      {...(isHydrated && { role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': isOpen })}
      onPointerEnter={onWanted}
      onTouchStart={onWanted}
      onFocus={onWanted}
      onClick={pressByPointer}
      onKeyDown={(event) => event.key === ' ' && press(event)}
    >
      <Icon name={icon} />
      {children}
    </a>
  );
}
