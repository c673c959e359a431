import type { ReactNode } from 'react';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { button, notice } from '../styled-system/recipes/index.js';
import { SectionBoundary } from './section-boundary.client.tsx';

/** A section of a page with its own error boundary. */
export function Section({ language, children }: { language: Language; children: ReactNode }) {
  const { failedTitle, failedText, retry } = getMessages(language).shell;
  const { root, title } = notice({ tone: 'error' });
  return (
    <SectionBoundary
      messages={{ title: failedTitle, text: failedText, retry }}
      classes={{ root, title, retry: button({ appearance: 'outline' }) }}
    >
      {children}
    </SectionBoundary>
  );
}
