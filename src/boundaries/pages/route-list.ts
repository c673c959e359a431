import { html } from 'hono/html';
import type { Language } from '../../i18n/languages.ts';
import { type InspectorPage, inspectorPath, type ToHref } from './frame.ts';
import { createPageLanguages } from './page-languages.ts';
import { toRoutePath } from './route-href.ts';
import type { InspectorLanguage } from './texts.ts';
import { speak } from './words.ts';

type Options = {
  language: InspectorLanguage;
  paths: readonly string[];
  pages: Language;
  languages: readonly Language[];
  toHref: ToHref;
};

/** All pages of a language, each with a link to what the inspector knows of it. */
export function createRouteList({ language, paths, pages, languages, toHref }: Options): InspectorPage {
  const say = speak(language);
  const path = `${inspectorPath}/routes`;
  return {
    language,
    path: pages === language ? path : `${path}?pages=${pages}`,
    title: say('Routen', 'Routes'),
    lead: say(
      'Jede Seite für sich: worauf sie wartet, was in welche Komponente hinübergeht, und ihr ganzer Baum. Die Seite wird dafür einmal angefragt.',
      'Each page by itself: what it waits for, what crosses into which component, and its whole tree. The page is requested once for it.',
    ),
    body: html`${createPageLanguages({ language, pages, languages, path, toHref })}
      <ul>${paths.map((one) => html`<li><a href="${toHref(toRoutePath(one))}">${one}</a></li>`)}</ul>`,
  };
}
