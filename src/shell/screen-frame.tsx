import type { ReactNode } from 'react';
import { getSite } from '../content/company/site-queries.ts';
import type { Language } from '../i18n/languages.ts';
import { Document, mainId } from './document.tsx';

const tenMinutes = 600_000;

/** Layout of a page on an unattended display: no menu, no footer, and it reloads itself. */
export async function ScreenFrame({ language, children }: { language: Language; children: ReactNode }) {
  const { theme } = await getSite();
  return (
    <Document language={language} theme={theme}>
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <auto-refresh interval={tenMinutes} />
    </Document>
  );
}
