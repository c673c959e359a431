import { Link } from 'waku';
import { keysOf } from '../../base/records.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { hrefTo, type PageKeyInEveryLanguage } from '../../routing/routes.ts';
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
  const { legal, content } = getMessages(language);
  const styles = legalLinks();
  const names = {
    imprint: legal.imprint,
    privacy: legal.privacy,
    terms: content.legalPages.agb,
    withdrawal: content.legalPages.widerruf,
    shipping: content.legalPages['versand-und-zahlung'],
    accessibility: legal.accessibility,
  } as const satisfies Partial<Record<PageKeyInEveryLanguage, string>>;
  const current = hrefTo(page, language);
  const links = keysOf(names)
    .map((key) => ({ href: hrefTo(key, language), name: names[key] }))
    // In French, imprint and privacy share one URL, so the first name stands for both.
    .filter(({ href }, at, all) => all.findIndex((other) => other.href === href) === at);
  return (
    <nav aria-label={legal.pages}>
      <ul className={styles.list}>
        {links.map(({ href, name }) => (
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
