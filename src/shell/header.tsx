import type { ReactNode } from 'react';
import { Link } from 'waku';
import type { Phone } from '../content/company/phone.ts';
import type { MenuItem } from '../content/menus/menu.ts';
import type { Image } from '../content/pages/page.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { hrefTo } from '../routing/routes.ts';
import { header, wrapper } from '../styled-system/recipes/index.js';
import { Icon } from '../ui/icon.tsx';
import { getLanguageChoices } from './language-choices.ts';
import { LanguageSwitch } from './language-switch.client.tsx';
import { Logo } from './logo.tsx';
import { PrimaryMenu } from './primary-menu.client.tsx';

type Props = {
  language: Language;
  /** Languages of the project. */
  languages: readonly Language[];
  siteName: string;
  logo: Image | null;
  menu: readonly MenuItem[];
  phone: Phone | null;
  /** Shop links, if the shop is open. */
  children?: ReactNode;
  /** Search field, if the shop is open. */
  search?: ReactNode;
};

/** With what no heading of an editor has in its id. */
const headerId = 'site_header';

export function Header({ language, languages, siteName, logo, menu, phone, search, children }: Props) {
  const messages = getMessages(language);
  const styles = header();
  return (
    <header id={headerId} className={styles.root}>
      {/* Without it Chromium's first paint on a slow processor has no text. */}
      <link rel="expect" href={`#${headerId}`} blocking="render" />
      <div className={`${wrapper()} ${styles.inside}`}>
        <Link to={hrefTo('home', language)} className={styles.logo}>
          <Logo logo={logo} siteName={siteName} className={styles.name} />
        </Link>
        <div className={styles.right}>
          <div className={styles.tools}>
            {search && <div className={styles.search}>{search}</div>}
            {phone?.href && (
              <a
                href={phone.href}
                title={messages.content.phone}
                className={styles.phone}
                target="_blank"
                rel="noopener"
              >
                <Icon name="phone" />
                {phone.text}
                <span className="visually-hidden"> {messages.content.opensInNewTab}</span>
              </a>
            )}
            <LanguageSwitch
              current={language}
              choices={getLanguageChoices(languages)}
              label={messages.shell.languages}
              form="short"
            />
            {children && <div className={styles.icons}>{children}</div>}
          </div>
          <PrimaryMenu items={menu} label={messages.shell.primaryMenu} newTabLabel={messages.content.opensInNewTab} />
        </div>
      </div>
    </header>
  );
}
