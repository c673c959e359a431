import type { ReactNode } from 'react';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { hrefTo } from '../routing/routes.ts';
import { bottomBar } from '../styled-system/recipes/index.js';
import { Icon } from '../ui/icon.tsx';
import { contactDetailsId, menuHref, menuId } from './drawer-ids.ts';
import { LinkButton } from './link-button.tsx';

type Props = {
  language: Language;
  /** Contact details that the drawer shows. */
  contact: ReactNode;
  /** Link to the cart, if the shop is open. */
  children?: ReactNode;
};

/**
 * Bottom bar of narrow screens: two buttons that open a drawer. Without JavaScript they are links to the same content.
 */
export function BottomBar({ language, contact, children }: Props) {
  const { shell } = getMessages(language);
  const styles = bottomBar();
  return (
    <>
      <nav className={styles.root} aria-label={shell.quickAccess} data-screen-only>
        <LinkButton href={menuHref} opens={{ content: menuId, close: shell.close }} className={styles.button}>
          <Icon name="menu" />
          {shell.menu}
        </LinkButton>
        <LinkButton
          href={hrefTo('contact', language)}
          opens={{ content: contactDetailsId, close: shell.close }}
          className={styles.button}
        >
          <Icon name="phone" />
          {shell.contact}
        </LinkButton>
        {children}
      </nav>
      <div id={contactDetailsId} hidden>
        {contact}
      </div>
    </>
  );
}
