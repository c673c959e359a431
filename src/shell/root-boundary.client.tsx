'use client';

import { Component, type ReactNode } from 'react';
import { unstable_getErrorInfo as getErrorInfo } from 'waku/minimal/client';
import { hardNavigate } from '../base/hard-navigate.ts';
import { getLanguageOfPath } from '../i18n/languages.ts';

/** Shown when not even the layout renders, so the texts are inlined here. */
const messages = {
  de: { title: 'Diese Seite lässt sich gerade nicht zeigen.', retry: 'Neu laden' },
  en: { title: 'This page cannot be shown right now.', retry: 'Load it again' },
  fr: { title: 'Impossible d’afficher cette page pour le moment.', retry: 'Recharger la page' },
};

/** Outermost error boundary: reloads the document once and shows an error if that fails, too. */
export class RootBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    const info = getErrorInfo(error);
    if (info?.location !== undefined || info?.status === 404) return;
    console.error('The site could not be shown.', error);
    setTimeout(() => hardNavigate(location.href));
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const info = getErrorInfo(error);
    if (info?.location !== undefined || info?.status === 404) throw error;
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
}
