import type { ReactNode } from 'react';
import { type Company, getDirectionsHref } from '../content/company.ts';
import type { Image } from '../content/image.ts';
import type { MenuItem, MenuLink } from '../content/menu.ts';
import type { OpeningDay } from '../content/opening-hours.ts';
import { OpeningHoursTable } from '../content/opening-hours-table.client.tsx';
import type { Widget } from '../content/widget.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { footer } from '../styled-system/recipes/index.js';
import { ExternalLink } from '../ui/external-link.client.tsx';
import { Icon, type IconName, iconNames } from '../ui/icon.tsx';
import { Logo } from './logo.tsx';
import { MenuEntry } from './menu-entry.client.tsx';

export type FooterContent = {
  language: Language;
  logo: Image | null;
  company: Company;
  openingDays: readonly OpeningDay[];
  navigation: readonly MenuItem[];
};

/** A column of the footer. Its title is the editor's, or ours where none is given. */
export function FooterWidget({ widget, content }: { widget: Widget; content: FooterContent }) {
  const words = getMessages(content.language);
  switch (widget.name) {
    case 'address':
      return (
        <Column title={widget.header}>
          <Address content={content} showLogo={widget.showLogo} />
        </Column>
      );
    case 'contact':
      return (
        <Column title={widget.header ?? words.shell.contact}>
          <Numbers content={content} />
        </Column>
      );
    case 'navigation':
      return (
        <Column title={widget.header ?? words.shell.pages}>
          <Links
            links={toLinks(content.navigation).filter(({ media }) => media === null)}
            language={content.language}
          />
        </Column>
      );
    case 'social':
      return (
        <Column title={widget.header ?? words.shell.social}>
          <Networks
            links={toLinks(content.navigation).filter(({ media }) => media !== null)}
            language={content.language}
          />
        </Column>
      );
    case 'openingHours':
      return (
        <Column title={widget.header ?? words.content.openingHours}>
          <OpeningHoursTable days={content.openingDays} closed={words.content.closed} />
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
  const words = getMessages(language).content;
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
              {address.street} {address.number}
              <br />
              {address.zipCode} {address.city}
            </>
          )}
        </p>
        {address && (
          <p>
            <ExternalLink href={getDirectionsHref(address)} newTabLabel={words.opensInNewTab} className={styles.link}>
              {words.directions}
            </ExternalLink>
          </p>
        )}
      </address>
    </>
  );
}

function Numbers({ content: { company, language } }: { content: FooterContent }) {
  const words = getMessages(language).content;
  const styles = footer();
  const numbers = [company.phone, company.mobile].filter((number) => number !== null);
  return (
    <ul className={styles.list}>
      {numbers.map(({ text, href }) => (
        <li key={text}>
          {href ? (
            <ExternalLink href={href} title={words.phone} newTabLabel={words.opensInNewTab} className={styles.link}>
              {text}
            </ExternalLink>
          ) : (
            text
          )}
        </li>
      ))}
      {company.email && (
        <li>
          <ExternalLink href={`mailto:${company.email}`} newTabLabel={words.opensInNewTab} className={styles.link}>
            {company.email}
          </ExternalLink>
        </li>
      )}
    </ul>
  );
}

function Links({ links, language }: { links: readonly MenuLink[]; language: Language }) {
  const styles = footer();
  return (
    <ul className={styles.list}>
      {links.map((link) => (
        <li key={link.label}>
          <MenuEntry entry={link} newTabLabel={getMessages(language).content.opensInNewTab} className={styles.link} />
        </li>
      ))}
    </ul>
  );
}

function Networks({ links, language }: { links: readonly MenuLink[]; language: Language }) {
  const styles = footer();
  return (
    <ul className={styles.list}>
      {links.map(({ href, label, media }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener" className={styles.link}>
            <Icon name={getNetworkIcon(media)} />
            {label}
            <span className="visually-hidden"> {getMessages(language).content.opensInNewTab}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function getNetworkIcon(media: string | null): IconName {
  return iconNames.find((name) => name === media) ?? 'external';
}

/** A panel stands for its own page, and for what it holds where it has none. */
function toLinks(items: readonly MenuItem[]): MenuLink[] {
  return items.flatMap((item) => (item.kind === 'link' ? [item] : item.groups.flatMap(({ links }) => links)));
}
