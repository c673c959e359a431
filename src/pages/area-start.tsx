import type { ReactNode } from 'react';
import type { Language } from '../i18n/languages.ts';
import type { PageKey } from '../routing/routes.ts';
import { NoIndex } from '../shell/page-head.tsx';
import { ContentPage } from './content-page.tsx';

/**
 * Layout of unknown paths below an area: shows the start of the area, which is also the canonical URL. Rendered once at
 * build, so that an unknown path costs no request to the CMS.
 */
export function AreaStart({ page, language, children }: { page: PageKey; language: Language; children: ReactNode }) {
  return (
    <>
      <NoIndex />
      <ContentPage page={page} language={language} />
      {children}
    </>
  );
}
