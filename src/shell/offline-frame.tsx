import type { ReactNode } from 'react';
import { getSite } from '../content/company/site-queries.ts';
import type { Language } from '../i18n/languages.ts';
import { Document, mainId } from './document.tsx';

/** Layout of the offline page. It has no menu and no links to pages that may not be cached. */
export async function OfflineFrame({ language, children }: { language: Language; children: ReactNode }) {
  const { theme } = await getSite();
  return (
    <Document language={language} theme={theme}>
      {/* The connection, the cached pages and the wishlist are known in the browser only. */}
      <main id={mainId} tabIndex={-1} data-hydrate="load">
        {children}
      </main>
    </Document>
  );
}
