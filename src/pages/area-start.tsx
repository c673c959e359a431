import type { ReactNode } from 'react';
import type { Language } from '../i18n/languages.ts';
import type { PageKey } from '../routing/routes.ts';
import { NoIndex } from '../shell/no-index.tsx';
import { ContentPage } from './content-page.tsx';

/**
 * What every address below an area shows that is no page of its own: the start of the area, which is also its canonical
 * address. Made once with the other pages, so that an unknown address costs no question to the content system.
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
