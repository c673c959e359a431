import { html } from 'hono/html';
import type { Language } from '../../i18n/languages.ts';
import type { Html, ToHref } from './frame.ts';
import { type InspectorLanguage, languageNames } from './texts.ts';
import { speak } from './words.ts';

type Options = {
  language: InspectorLanguage;
  /** The language whose pages are shown. */
  pages: Language;
  languages: readonly Language[];
  /** Of the inspector's page, without a query. */
  path: string;
  toHref: ToHref;
};

/** Links to the same about the pages of another language. */
export function createPageLanguages({ language, pages, languages, path, toHref }: Options): Html {
  const label = speak(language)('Sprache der Seiten', 'Language of the pages');
  return html`<nav aria-label="${label}"><ul class="links">${languages.map((one) =>
    one === pages
      ? html`<li><a href="${toHref(`${path}?pages=${one}`)}" aria-current="true">${languageNames[language][one]}</a></li>`
      : html`<li><a href="${toHref(`${path}?pages=${one}`)}">${languageNames[language][one]}</a></li>`,
  )}</ul></nav>`;
}
