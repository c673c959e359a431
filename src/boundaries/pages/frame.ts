import { html, raw } from 'hono/html';
import { frameStyle } from './frame-style.ts';
import { type InspectorLanguage, texts } from './texts.ts';

export type Html = ReturnType<typeof html>;

/** A page of the inspector, without its frame. */
export type InspectorPage = {
  language: InspectorLanguage;
  /** Without the language's prefix: `/_boundaries/routes`. */
  path: string;
  title: string;
  lead?: Html | string;
  body: Html;
};

/** The page's address in a language; links keep the access that the visitor has. */
export type ToHref = (path: string, language?: InspectorLanguage) => string;

export const inspectorPath = '/_boundaries';

const sections = [
  { path: inspectorPath, name: 'pages' },
  { path: `${inspectorPath}/client`, name: 'boundaries' },
  { path: `${inspectorPath}/routes`, name: 'routes' },
  { path: `${inspectorPath}/tour`, name: 'tour' },
  { path: `${inspectorPath}/releases`, name: 'releases' },
] as const;

/**
 * The document of a page: complete without JavaScript, with a style sheet of its own.
 *
 * @param paths those of the sections that there are
 */
export function renderFrame(
  { language, path, title, lead, body }: InspectorPage,
  { toHref, paths }: { toHref: ToHref; paths: ReadonlySet<string> },
): Html {
  const words = texts[language];
  const other = language === 'de' ? 'en' : 'de';
  const link = (section: (typeof sections)[number]) => html`<a
      href="${toHref(section.path, language)}"
      ${isWithin(path, section.path) ? raw('aria-current="page"') : ''}
      >${words.sections[section.name]}</a
    >`;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${words.name}</title>
        <style>${raw(frameStyle)}</style>
      </head>
      <body>
        <a class="skip" href="#main">${words.skip}</a>
        <header>
          <b>${words.name}</b>
          <nav aria-label="${words.navigation}">${sections.filter((section) => paths.has(section.path)).map(link)}</nav>
          <nav aria-label="${words.language}">
            <a href="${toHref(path, other)}" hreflang="${other}" lang="${other}">${texts[other].ownName}</a>
          </nav>
        </header>
        <main id="main" tabindex="-1">
          <h1>${title}</h1>
          ${lead ? html`<p class="lead">${lead}</p>` : ''} ${body}
        </main>
        <footer><p>${import.meta.env.DEV ? words.developmentColophon : words.colophon}</p></footer>
      </body>
    </html>`;
}

function isWithin(path: string, section: string): boolean {
  const [own = ''] = path.split('?');
  return own === section || (section !== inspectorPath && own.startsWith(`${section}/`));
}
