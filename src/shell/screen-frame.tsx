import type { ReactNode } from 'react';
import { getSite } from '../content/company/site-queries.ts';
import type { Language } from '../i18n/languages.ts';
import { Document, mainId } from './document.tsx';

const tenMinutes = 600_000;

type Props = {
  language: Language;
  /** Whether the page is on an unattended display, and reloads itself. */
  isUnattended: boolean;
  children: ReactNode;
};

/** Layout of a page without menu and footer. */
export async function ScreenFrame({ language, isUnattended, children }: Props) {
  const { theme } = await getSite();
  return (
    <Document language={language} theme={theme}>
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      {isUnattended && <auto-refresh interval={tenMinutes} />}
    </Document>
  );
}
