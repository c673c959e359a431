import { html } from 'hono/html';
import type { Manifest } from '../manifest.ts';
import { toInspectedHref } from '../overlay/inspection-query.ts';
import type { BoundaryNode, ClientReference } from '../payload-owners.ts';
import { listWaits, type Query, type RequestRecord, type Wait } from '../request-record.ts';
import { drawTimelineFigure } from '../timeline/timeline-figure.ts';
import { formatMs } from '../timeline/timeline-rows.ts';
import { timelineTexts } from '../timeline/timeline-texts.ts';
import { drawTree } from './boundary-tree.ts';
import { explainCrossing, listCrossings } from './crossing.ts';
import type { Html, InspectorPage, ToHref } from './frame.ts';
import { toRoutePath } from './route-href.ts';
import type { InspectorLanguage } from './texts.ts';
import { countElements, formatSize, speak } from './words.ts';

type Options = {
  language: InspectorLanguage;
  record: RequestRecord;
  /** Undefined where there is no build. */
  manifest: Manifest | undefined;
  toHref: ToHref;
};

/** One page: what it waits for, when its parts are written, what crosses into which component, and its whole tree. */
export function createRoutePage({ language, record, manifest, toHref }: Options): InspectorPage {
  const say = speak(language);
  const { address, payload, isCold, isDevelopment } = record;
  const files = new Map(manifest?.boundaries.map(({ id, file }) => [id, file]));
  const findFile = ({ key }: ClientReference) => files.get(key) ?? (isDevelopment ? key.replace(/^\//, '') : undefined);
  const waits = listWaits(record);
  const path = toRoutePath(address);
  const timeline = toInspectedHref(address, isCold ? 'cold-timeline' : 'timeline');
  const links = [
    [address, say('die Seite', 'the page')],
    ...(isDevelopment ? [] : [[toInspectedHref(address, 'regions'), say('mit ihren Grenzen', 'with its boundaries')]]),
    [timeline, say('mit Live-Zeitlinie', 'with a live timeline')],
    // A file reads nothing, so that both would be the same.
    ...(record.origin === 'static'
      ? []
      : [
          [
            toHref(isCold ? `${path}?caches=warm` : path),
            isCold
              ? say('mit Caches gemessen', 'measured with caches')
              : say('ohne Caches gemessen', 'measured without caches'),
          ],
        ]),
  ] as const;
  const count = (kind: BoundaryNode['kind']) => countNodes(payload.page, kind);
  const figures = [
    [say('HTML, unkomprimiert', 'HTML, uncompressed'), formatSize(sumBytes(record.html), language)],
    [say('Payload, unkomprimiert', 'payload, uncompressed'), formatSize(payload.bytes, language)],
    [say('Client-Instanzen', 'client instances'), count('client')],
    [say('Server-Inhalte darin', 'server holes in them'), count('hole')],
    [say('Suspense-Grenzen', 'Suspense boundaries'), count('suspense')],
    [say('Lesevorgänge', 'reads'), record.queries.length],
  ] as const;
  return {
    language,
    path: isCold ? path : `${path}?caches=warm`,
    title: address,
    lead: describeOrigin(record, language),
    body: html`<ul class="links">${links.map(([href, name]) => html`<li><a href="${href}">${name}</a></li>`)}</ul>
      ${isDevelopment ? html`<p>${say('Gemessen im Entwicklungsmodus: React schreibt hier Angaben zur Fehlersuche in den Payload, daher sind alle Bytes größer als im Build. Namen, Reihenfolge und Lesevorgänge stimmen.', 'Measured in development: React writes information for debugging into the payload here, so all bytes are larger than in the build. Names, order and reads are right.')}</p>` : ''}
      <dl class="figures">${figures.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>
      <h2>${say('Worauf wartet die Seite?', 'What does the page wait for?')}</h2>
      ${describeWaits(record, waits, language)}
      <h2>${say('Zeitlinie auf dem Server', 'Timeline on the server')}</h2>
      <p>${say('Eine Anfrage auf einer Achse, nach der Uhr des Servers: Lesevorgänge, Teile des Payloads, Teile des Dokuments.', 'One request on one axis, by the clock of the server: reads, parts of the payload, parts of the document.')}
      ${say('Was der Browser daraus macht, zeigt die', 'What the browser makes of it is in the')} <a href="${timeline}">${say('Live-Zeitlinie', 'live timeline')}</a>.</p>
      ${drawTimelineFigure(record, timelineTexts[language])}
      <h2>${say('Was geht in welche Komponente hinüber?', 'What crosses into which component?')}</h2>
      <dl class="crossings">${listCrossings(payload.page).map((crossing) => {
        const file = findFile(crossing.reference);
        const { name } = crossing.reference;
        return html`<div><dt>${file ? html`<a href="${toHref(`/_boundaries/client?file=${encodeURIComponent(file)}`)}">${name}</a> <small>${file}</small>` : name}</dt><dd>${explainCrossing(crossing, language)}</dd></div>`;
      })}</dl>
      <h2>${say('Was mehrmals gesendet wird', 'What is sent more than once')}</h2>
      ${describeRepeated(record, language)}
      <h2>${say('Der Baum der Seite', 'The tree of the page')}</h2>
      <p>${say('So steht er im RSC-Payload: Teile vom Server, Client-Grenzen, und was der Server in deren Props gerendert hat. Größen und Namen von Schlüsseln, keine Werte.', 'As it is in the RSC payload: parts from the server, client boundaries, and what the server has rendered into their props. Sizes and names of keys, no values.')}</p>
      ${drawTree(payload.page, {
        language,
        toHref,
        findFile,
        repeated: payload.repeated,
        describeWait: (node) =>
          nameWait(
            waits.find((wait) => wait.node === node),
            language,
          ),
      })}
      ${payload.isTruncated ? html`<p>${say('Der Payload ist zu groß oder zu tief, um ganz gelesen zu werden.', 'The payload is too large or too deep to be read as a whole.')}</p>` : ''}`,
  };
}

function describeOrigin({ origin, isCold }: RequestRecord, language: InspectorLanguage): string {
  const say = speak(language);
  if (origin === 'static')
    return say(
      'Eine Datei des Releases: Für Besucher wird nichts gelesen und nichts gerendert. Nur für diese Messung ist sie noch einmal aus ihrem gespeicherten Payload geschrieben.',
      'A file of the release: for visitors nothing is read and nothing is rendered. It was written once more from its stored payload for this measurement alone.',
    );
  if (isCold)
    return say(
      'Gerendert, als wäre noch nichts gelesen: Die Caches wurden für diese Messung übergangen.',
      'Rendered as if nothing had been read yet: this measurement passed the caches by.',
    );
  return origin === 'cached'
    ? say(
        'Liegt im Seiten-Cache; hier noch einmal gerendert, mit allen Caches.',
        'In the page cache; rendered once more here, with all caches.',
      )
    : say('Für diese Anfrage gerendert, mit allen Caches.', 'Rendered for this request, with all caches.');
}

function describeWaits({ origin }: RequestRecord, waits: readonly Wait[], language: InspectorLanguage): Html {
  const say = speak(language);
  const late = waits.filter(({ readyAt }) => readyAt !== undefined);
  if (origin === 'static')
    return html`<p>${say('Auf nichts: Sie stand fertig im Release.', 'For nothing: it was finished in the release.')}</p>`;
  if (late.length === 0)
    return html`<p>${say('Auf nichts: Alles stand im ersten Teil der Antwort, kein Platzhalter war zu sehen.', 'For nothing: all of it was in the first part of the answer, and no fallback was seen.')}</p>`;
  return html`<ol>${late.map((wait) => html`<li>${say('Suspense-Grenze', 'Suspense boundary')} ${waits.indexOf(wait) + 1}${describePlace(wait)}: ${describeWait(wait, language)}.</li>`)}</ol>`;
}

function describePlace({ within }: Wait): string {
  const place = within.slice(-2).join(' › ');
  return place ? `, in ${place}` : '';
}

/** `wartet auf product card (MissingCards, 43 ms); nach 120 ms …`. */
function describeWait(wait: Wait, language: InspectorLanguage): string {
  const say = speak(language);
  const { node, readyAt, queries } = wait;
  const fallback = node.children.find(({ kind }) => kind === 'fallback');
  const count = fallback?.elements ?? 0;
  const shown =
    count > 0
      ? say(`ein Platzhalter aus ${countElements(count, say)}`, `a fallback of ${countElements(count, say)}`)
      : say('nichts', 'nothing');
  if (readyAt === undefined)
    return say(
      `ihr Inhalt stand gleich da; sonst wäre ${shown} zu sehen`,
      `its content was there at once; otherwise ${shown} would be seen`,
    );
  const texts = timelineTexts[language];
  const names = listAwaited(queries, language);
  const what = names || say('ihr eigenes Rendern', 'its own rendering');
  const size = formatSize(node.waitsFor.bytes, language);
  return say(
    `wartet auf ${what}; nach ${formatMs(readyAt, texts)} ist ihr Inhalt geschrieben (${size}), bis dahin ist ${shown} zu sehen`,
    `waits for ${what}; after ${formatMs(readyAt, texts)} its content is written (${size}), until then ${shown} is seen`,
  );
}

/** More reads that ended together are counted. */
const maxAwaited = 3;

function listAwaited(queries: readonly Query[], language: InspectorLanguage): string {
  const say = speak(language);
  const names = queries.map(({ name, askedBy, startedAt, endedAt = startedAt }) => {
    const by = askedBy ? say(`gelesen für ${askedBy}, `, `read for ${askedBy}, `) : '';
    return `${name} (${by}${formatMs(endedAt - startedAt, timelineTexts[language])})`;
  });
  const more = names.length - maxAwaited;
  const counted =
    more > 0 ? say(` und ${more} weitere, die zugleich endeten`, ` and ${more} more that ended together`) : '';
  return names.slice(0, maxAwaited).join(', ') + counted;
}

/** The same for the tree, in a few words. */
function nameWait(wait: Wait | undefined, language: InspectorLanguage): string {
  if (!wait) return '';
  const { readyAt } = wait;
  const say = speak(language);
  if (readyAt === undefined) return say('stand gleich da', 'was there at once');
  const time = formatMs(readyAt, timelineTexts[language]);
  return say(`wartet bis ${time}`, `waits until ${time}`);
}

function describeRepeated({ payload }: RequestRecord, language: InspectorLanguage): Html {
  const say = speak(language);
  if (payload.repeated.length === 0)
    return html`<p>${say('Kein Wert ab 64 Bytes geht mehrmals hinüber.', 'No value of 64 bytes or more crosses more than once.')}</p>`;
  return html`<ul>${payload.repeated.map(
    ({ bytes, count, places }) =>
      html`<li>${count} × ${formatSize(bytes, language)} ${say('in', 'in')} <code>${places.join(', ')}</code></li>`,
  )}</ul>`;
}

function countNodes(node: BoundaryNode, kind: BoundaryNode['kind']): number {
  return node.children.reduce((sum, child) => sum + countNodes(child, kind), node.kind === kind ? 1 : 0);
}

const sumBytes = (parts: readonly { bytes: number }[]) => parts.reduce((sum, { bytes }) => sum + bytes, 0);
