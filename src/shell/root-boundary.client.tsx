'use client';

import { Component, type ReactNode } from 'react';
import { hardNavigate } from '../base/hard-navigate.ts';
import { getLanguageOfPath } from '../i18n/languages.ts';
import { ErrorBoundary } from './error-boundary.tsx';

/** Shown when not even the layout renders, so the texts are inlined here. */
const messages = {
  de: { title: 'Diese Seite lässt sich gerade nicht zeigen.', retry: 'Neu laden' },
  en: { title: 'This page cannot be shown right now.', retry: 'Load it again' },
  fr: { title: 'Impossible d’afficher cette page pour le moment.', retry: 'Recharger la page' },
};

/**
 * Outermost error boundary: reloads the document once and shows an error if that fails, too. A class, since it has no
 * place on the page where the boundary inspector could show that (`mark-exports.ts`).
 */
export class RootBoundary extends Component<{ children: ReactNode }> {
  override render() {
    return (
      <ErrorBoundary address="" onError={reload} renderError={renderDocument}>
        {this.props.children}
      </ErrorBoundary>
    );
  }
}

function reload(error: unknown): void {
  console.error('The site could not be shown.', error);
  setTimeout(() => hardNavigate(location.href));
}

function renderDocument(): ReactNode {
  const language = getLanguageOfPath(location.pathname);
  const { title, retry } = messages[language];
  return (
    <html lang={language}>
      <body>
        <title>{title}</title>
        <main className="message-page">
          <h1 className="page__title">{title}</h1>
          <p>
            <a href={location.href}>{retry}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
