import { Link } from 'waku';
import { entriesOf } from '../../base/records.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { getAddresses } from '../../routing/addresses.ts';
import { findHref, findShownHref, type PageKeyInEveryLanguage } from '../../routing/routes.ts';
import { legalLinks } from '../../styled-system/recipes/index.js';
import { CompanyBlock } from '../company/company-block.tsx';
import '../../ui/content.css';

/** Sidebar of a legal page: links to the other ones, and company details. */
export function LegalSidebar({ page, language }: { page: PageKeyInEveryLanguage; language: Language }) {
  return (
    <>
      <LegalLinks page={page} language={language} />
      <CompanyBlock language={language} />
    </>
  );
}

/** Navigation between the legal pages. */
export function LegalLinks({ page, language }: { page: PageKeyInEveryLanguage; language: Language }) {
  const styles = legalLinks();
  const current = findHref(page, language);
  return (
    <nav aria-label={getMessages(language).legal.pages}>
      <ul className={styles.list}>
        {listLegalPages(language).map(({ href, name }) => (
          <li key={href}>
            <Link to={href} className={styles.link} aria-current={href === current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The legal pages of a language, those of the shop only where it has one. Exported for its test. */
export function listLegalPages(language: Language): { href: string; name: string }[] {
  const { legal, content } = getMessages(language);
  const { agb, widerruf, 'versand-und-zahlung': shipping } = content.legalPages;
  const names: Partial<Record<PageKeyInEveryLanguage, string>> = {
    ...{ imprint: legal.imprint, privacy: legal.privacy },
    ...(getAddresses().storeRoots[language] && { terms: agb, withdrawal: widerruf, shipping }),
    accessibility: legal.accessibility,
  };
  return (
    entriesOf(names)
      .flatMap(([key, name]) => {
        const href = findShownHref(key, language);
        return href ? [{ href, name }] : [];
      })
      // In French, imprint and privacy share one URL, so the first name stands for both.
      .filter(({ href }, at, all) => all.findIndex((other) => other.href === href) === at)
  );
}
