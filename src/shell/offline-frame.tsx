import type { ReactNode } from 'react';
import { getSite } from '../content/company/site-queries.ts';
import type { Language } from '../i18n/languages.ts';
import { Document, mainId } from './document.tsx';

/** Stands around the card of the house: nothing that leads to pages which may not be there. */
export async function OfflineFrame({ language, children }: { language: Language; children: ReactNode }) {
  const { theme } = await getSite();
  return (
    <Document language={language} theme={theme}>
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
    </Document>
  );
}
