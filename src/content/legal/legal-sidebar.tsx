import type { Language } from '../../i18n/languages.ts';
import type { PageKeyInEveryLanguage } from '../../routing/routes.ts';
import { CompanyBlock } from '../company/company-block.tsx';
import { LegalLinks } from './legal-links.tsx';

/** Sidebar of a legal page: links to the other ones, and company details. */
export function LegalSidebar({ page, language }: { page: PageKeyInEveryLanguage; language: Language }) {
  return (
    <>
      <LegalLinks page={page} language={language} />
      <CompanyBlock language={language} />
    </>
  );
}
