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
  /** Contact details that the drawer shows. */
  contact: Contact;
  messages: Messages;
  /** Link to the cart, if the shop is open. */
  children?: ReactNode;
};

const styles = { root: 'bottom-bar__root', button: 'bottom-bar__button' } satisfies SlotClasses<
  'bottom-bar',
  typeof bottomBar
>;

const load = () => import('./drawer.client.tsx').then((loaded) => loaded.default);

type Content = 'menu' | 'contact';

/**
 * Bottom bar of narrow screens: two buttons that open the drawer. Without JavaScript they are links to the same
 * content.
 */
export function BottomBar({ items, contactHref, contact, messages, children }: Props) {
  const [content, setContent] = useState<Content>('menu');
  const [isOpen, setIsOpen] = useState(false);
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps>>();
  const [, startTransition] = useTransition();

  const open = (which: Content, href: string) =>
    startTransition(async () => {
      const loaded = await load().catch(() => undefined);
      // If the drawer's chunk fails to load, e.g. after a new release, the button acts as the plain link.
      if (!loaded) return location.assign(href);
      startTransition(() => {
        setContent(which);
        setDrawer(() => loaded);
        setIsOpen(true);
      });
    });
  // After a link is followed the drawer unmounts at once: no exit animation, and focus is not restored.
  const leave = () => {
    setIsOpen(false);
    setDrawer(undefined);
  };

  const button = { isOpen, onWanted: () => load().catch(() => undefined) };
  return (
    <>
      <nav className={styles.root} aria-label={messages.bar} data-screen-only>
        <BarButton {...button} href={menuHref} icon="menu" onPress={() => open('menu', menuHref)}>
          {messages.menu}
        </BarButton>
        <BarButton {...button} href={contactHref} icon="phone" onPress={() => open('contact', contactHref)}>
          {messages.contact}
        </BarButton>
        {children}
      </nav>
      {Drawer && (
        <Drawer
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          onNavigate={leave}
          title={content === 'menu' ? messages.menu : messages.contact}
          items={content === 'menu' ? items : null}
          contact={contact}
          messages={messages}
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
    // The drawer restores focus to the active element when it closes; Safari does not focus what is clicked.
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
