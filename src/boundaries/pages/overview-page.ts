import { html, raw } from 'hono/html';
import type { Language } from '../../i18n/languages.ts';
import type { Manifest } from '../manifest.ts';
import type { PageBill } from '../page-bill.ts';
import { type InspectorPage, inspectorPath, type ToHref } from './frame.ts';
import { createPageLanguages } from './page-languages.ts';
import { toRoutePath } from './route-href.ts';
import type { InspectorLanguage } from './texts.ts';
import { formatBytes, speak } from './words.ts';

const columns = ['html', 'payload', 'js', 'laterJs', 'rawCss', 'duplication', 'boundaries'] as const;
type Column = (typeof columns)[number];

type Options = {
  language: InspectorLanguage;
  bills: readonly PageBill[];
  manifest: Manifest;
  sort: string | null;
  /** The language of the measured pages, and those that there are. */
  pages: Language;
  languages: readonly Language[];
  toHref: ToHref;
};

/** All pages and what each of them costs; sorted by a link. */
export function createOverviewPage(options: Options): InspectorPage {
  const { language, bills, manifest, sort, pages, toHref } = options;
  const say = speak(language);
  const by = columns.find((column) => column === sort);
  const sorted = by ? bills.toSorted((one, other) => toNumber(other, by) - toNumber(one, by)) : bills;
  const kept = pages === language ? '' : `pages=${pages}`;
  const toPath = (column?: Column) => {
    const query = [kept, column ? `sort=${column}` : ''].filter(Boolean).join('&');
    return query ? `${inspectorPath}?${query}` : inspectorPath;
  };
  const toSorted = (column?: Column) => toHref(toPath(column));
  const names: Record<Column, string> = {
    html: 'HTML',
    payload: 'Payload',
    js: say('JS sofort', 'JS at once'),
    laterJs: say('JS später', 'JS later'),
    rawCss: 'CSS',
    duplication: say('Doppelt', 'Doubled'),
    boundaries: say('Grenzen', 'Boundaries'),
  };
  const largest = Math.max(1, ...bills.map(({ js, laterJs }) => js + laterJs));
  const bytes = (size: number) => (size > 0 ? formatBytes(size, language) : '–');
  const cell = (bill: PageBill, column: Column) => {
    if (column === 'boundaries') return String(bill.boundaries.length);
    if (column === 'duplication')
      return `× ${bill.duplication.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
    if (column === 'payload' && bill.payload === 0 && bill.rawPayload > 0) return say('im HTML', 'in HTML');
    return bytes(bill[column]);
  };
  return {
    language,
    path: toPath(by),
    title: say('Was läuft wo, und was kostet es?', 'What runs where, and at what cost?'),
    lead: say(
      'Jede Seite entsteht auf dem Server. Außer einem kleinen Startskript schicken nur Grenzen (Module mit „use client“) und das React, das sie brauchen, JavaScript in den Browser. Hier steht, was jede Seite überträgt.',
      'Every page is made on the server. Beside a small entry script, only boundaries (modules with “use client”) and the React that they need send JavaScript to the browser. This is what each page transfers.',
    ),
    body: html`<dl class="figures">
        ${[
          [say('Seiten gemessen', 'pages measured'), bills.length],
          [say('Grenzen', 'boundaries'), manifest.boundaries.length],
          [say('Module im Browser', 'modules in browsers'), manifest.clientFiles.length],
          ['Build', manifest.release],
        ].map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}
      </dl>
      ${createPageLanguages({ ...options, path: inspectorPath })}
      <table role="table">
        <caption>
          ${say(
            'Übertragene Bytes in Brotli; CSS steht im HTML und ist unkomprimiert gezählt.',
            'Bytes transferred in Brotli; CSS is part of the HTML and counted uncompressed.',
          )}
        </caption>
        <thead role="rowgroup"><tr role="row">
          <th role="columnheader" scope="col"><a href="${toSorted()}">${say('Seite', 'Page')}</a></th>
          ${columns.map((column) => html`<th role="columnheader" scope="col" ${by === column ? raw('aria-sort="descending"') : ''}><a href="${toSorted(column)}">${names[column]}</a></th>`)}
        </tr></thead>
        <tbody role="rowgroup">
          ${sorted.map(
            (bill) => html`<tr role="row" data-bill="${toData(bill)}">
              <th role="rowheader" scope="row"><a href="${toHref(toRoutePath(bill.path))}">${bill.path}</a>
                <span class="bar" style="width:${Math.round(((bill.js + bill.laterJs) / largest) * 100)}%"></span></th>
              ${columns.map((column) => html`<td role="cell" class="number" data-label="${names[column]}">${cell(bill, column)}</td>`)}
            </tr>`,
          )}
        </tbody>
      </table>
      <h2>${say('So liest man die Spalten', 'How to read the columns')}</h2>
      <ul>
        <li>${say('JS sofort lädt mit dem Dokument, JS später erst mit der ersten Bedienung: Inhaltsseiten starten React nicht vorher.', 'JS at once loads with the document, JS later with the first interaction: content pages do not start React before.')}</li>
        <li>${say('Doppelt sagt, um welchen Faktor Dokument und RSC-Payload zusammen größer sind als das Dokument allein: Was React im Browser übernimmt, kommt zweimal, als HTML und als Payload.', 'Doubled is the size of document and RSC payload together, divided by that of the document alone: what React takes over in the browser comes twice, as HTML and as payload.')}</li>
        <li>${say('Die Linie unter dem Namen zeigt das JavaScript der Seite im Vergleich zur teuersten.', 'The line below a name shows the JavaScript of the page, compared with the most expensive one.')}</li>
      </ul>`,
  };
}

/** The exact numbers of a row, for programs. */
function toData({ html: document, js, laterJs, payload, atOnce }: PageBill): string {
  return JSON.stringify({ html: document, js, laterJs, payload, atOnce });
}

function toNumber(bill: PageBill, column: Column): number {
  if (column === 'boundaries') return bill.boundaries.length;
  return column === 'payload' ? bill.payload || bill.rawPayload : bill[column];
}
