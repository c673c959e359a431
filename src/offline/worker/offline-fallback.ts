import type { Language } from '../../i18n/languages.ts';

/** For browsers in which not even the card could be kept. */
const messages = {
  de: ['Kein Netz', 'Diese Seite lässt sich ohne Netz nicht zeigen.', 'Noch einmal versuchen'],
  en: ['No network', 'This page cannot be shown without a network.', 'Try again'],
  fr: ['Pas de réseau', 'Cette page ne peut pas s’afficher sans réseau.', 'Réessayer'],
} as const satisfies Record<Language, readonly string[]>;

export function createOfflineFallback(language: Language): Response {
  const [title, text, retry] = messages[language];
  const html = `<!DOCTYPE html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></main></html>`;
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" },
  });
}
