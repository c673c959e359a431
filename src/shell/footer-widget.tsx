import type { ReactNode } from 'react';
import { type Company, getDirectionsHref } from '../content/company/company.ts';
import { MailLink, PhoneLink } from '../content/company/contact-links.tsx';
import type { Widget } from '../content/company/site.ts';
import type { MenuLink } from '../content/menus/menu.ts';
import type { OpeningDay } from '../content/opening-hours/opening-hours.ts';
import { OpeningHoursTable } from '../content/opening-hours/opening-hours-table.client.tsx';
import type { Image } from '../content/pages/page.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { footer } from '../styled-system/recipes/index.js';
import { ExternalLink } from '../ui/external-link.client.tsx';
import { Logo } from './logo.tsx';
import { MenuList } from './menu-list.client.tsx';

export type FooterContent = {
  language: Language;
  logo: Image | null;
  company: Company;
  openingDays: readonly OpeningDay[];
  navigation: readonly MenuLink[];
  /** Whether social networks have a column of their own. */
  hasSocial: boolean;
};

/** A column of the footer, unless it would be a title alone. Its title is the editor's, else the default one. */
export function FooterWidget({ widget, content }: { widget: Widget; content: FooterContent }) {
  const messages = getMessages(content.language);
  if (isEmpty(widget, content)) return null;
  switch (widget.name) {
    case 'address':
      return (
        <Column title={widget.header}>
          <Address content={content} showLogo={widget.showLogo} />
        </Column>
      );
    case 'contact':
      return (
        <Column title={widget.header ?? messages.shell.contact}>
          <ContactLinks content={content} />
        </Column>
      );
    case 'navigation':
      return (
        <Column title={widget.header ?? messages.shell.pages}>
          <Links links={listPages(content)} language={content.language} />
        </Column>
      );
    case 'social':
      return (
        <Column title={widget.header ?? messages.shell.social}>
          <Links links={listSocial(content)} language={content.language} />
        </Column>
      );
    case 'openingHours':
      return (
        <Column title={widget.header ?? messages.content.openingHours}>
          <OpeningHoursTable days={content.openingDays} closed={messages.content.closed} />
        </Column>
      );
    default:
      return (
        <Column title={widget.header}>
          <p>Widget not found :-(</p>
        </Column>
      );
  }
}

function isEmpty({ name }: Widget, content: FooterContent): boolean {
  const { company, openingDays } = content;
  switch (name) {
    case 'contact':
      return !company.phone && !company.mobile && !company.email;
    case 'navigation':
      return listPages(content).length === 0;
    case 'social':
      return listSocial(content).length === 0;
    case 'openingHours':
      return openingDays.length === 0;
    default:
      return false;
  }
}

const listPages = ({ navigation, hasSocial }: FooterContent) =>
  navigation.filter(({ isSocial }) => !isSocial || !hasSocial);

const listSocial = ({ navigation }: FooterContent) => navigation.filter(({ isSocial }) => isSocial);

function Column({ title, children }: { title: string | null; children: ReactNode }) {
  const styles = footer();
  return (
    <div className={styles.column}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {children}
    </div>
  );
}

function Address({ content: { company, logo, language }, showLogo }: { content: FooterContent; showLogo: boolean }) {
  const messages = getMessages(language).content;
  const styles = footer();
  const { address, displayName } = company;
  return (
    <>
      {showLogo && (
        <div className={styles.logo}>
          <Logo logo={logo} siteName={displayName} className={styles.title} />
        </div>
      )}
      <address>
        <p>
          {displayName}
          {address && (
            <>
              <br />
              {`${address.street} ${address.number}`}
              <br />
              {`${address.zipCode} ${address.city}`}
            </>
          )}
        </p>
        {address && (
          <p>
            <ExternalLink
              href={getDirectionsHref(address)}
              newTabLabel={messages.opensInNewTab}
              className={styles.link}
            >
              {messages.directions}
            </ExternalLink>
          </p>
        )}
      </address>
    </>
  );
}

function ContactLinks({ content: { company, language } }: { content: FooterContent }) {
  const styles = footer();
  const numbers = [company.phone, company.mobile].filter((number) => number !== null);
  return (
    <ul className={styles.list}>
      {numbers.map((number) => (
        <li key={number.text}>
          <PhoneLink phone={number} language={language} className={styles.link} />
        </li>
      ))}
      {company.email && (
        <li>
          <MailLink email={company.email} language={language} className={styles.link} />
        </li>
      )}
    </ul>
  );
}

function Links({ links, language }: { links: readonly MenuLink[]; language: Language }) {
  const { list, link } = footer();
  return <MenuList links={links} newTabLabel={getMessages(language).content.opensInNewTab} classes={{ list, link }} />;
}
