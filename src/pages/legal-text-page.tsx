import { LegalSidebar } from '../content/legal/legal-sidebar.tsx';
import { type LegalPageType, LegalText } from '../content/legal/legal-text.tsx';
import { PageBreadcrumbs } from '../content/pages/page-intro.tsx';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { getSiteTexts } from '../routing/addresses.ts';
import type { legalTextPages } from '../routing/page-kinds.ts';
import { hrefTo } from '../routing/routes.ts';
import { PageHead } from '../shell/page-head.tsx';
import { LegalLayout } from '../ui/legal-layout.tsx';
import { PageTitle } from '../ui/prose.tsx';

type Props = { page: (typeof legalTextPages)[LegalPageType]; type: LegalPageType; language: Language };

/** Terms, withdrawal or shipping: a legal text of the shop's settings. */
export function LegalTextPage({ page, type, language }: Props) {
  const title = getMessages(language).content.legalPages[type];
  const path = hrefTo(page, language);
  return (
    <>
      <PageHead site={getSiteTexts().site[language]} language={language} path={path} title={title} />
      <PageTitle breadcrumbs={<PageBreadcrumbs path={path} name={title} language={language} />}>{title}</PageTitle>
      <LegalLayout aside={<LegalSidebar page={page} language={language} />}>
        <LegalText type={type} language={language} />
      </LegalLayout>
    </>
  );
}
