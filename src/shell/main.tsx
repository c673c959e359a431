import type { ReactNode } from 'react';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { frame } from '../styled-system/recipes/index.js';
import { mainId } from './document.tsx';
import { PageBoundary } from './page-boundary.client.tsx';
import { PageTransition } from './page-transition.client.tsx';

export function Main({ language, children }: { language: Language; children: ReactNode }) {
  const { pageFailedTitle, pageFailedText, retry } = getMessages(language).shell;
  return (
    <main id={mainId} className={frame().main} tabIndex={-1}>
      <PageBoundary messages={{ title: pageFailedTitle, text: pageFailedText, retry }}>
        <PageTransition>{children}</PageTransition>
      </PageBoundary>
    </main>
  );
}
