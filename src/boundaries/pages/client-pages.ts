import { html } from 'hono/html';
import type { Boundary, Manifest } from '../manifest.ts';
import { type Html, type InspectorPage, inspectorPath, type ToHref } from './frame.ts';
import type { InspectorLanguage } from './texts.ts';
import { explainReasons, explainSaving, formatBytes, speak } from './words.ts';

type Options = { language: InspectorLanguage; manifest: Manifest; toHref: ToHref };

const toPath = (file: string) => `${inspectorPath}/client?file=${encodeURIComponent(file)}`;

/** All boundaries with their costs, and the client modules that only other ones import. */
export function createBoundaryList({ language, manifest, toHref }: Options): InspectorPage {
  const say = speak(language);
  const boundaries = manifest.boundaries.toSorted((one, other) => costOf(other) - costOf(one));
  const files = new Set(boundaries.map(({ file }) => file));
  const inside = manifest.clientFiles.filter(({ file, isDeclared }) => isDeclared && !files.has(file));
  const names = {
    saved: say('Ohne sie weniger JS', 'JS saved without it'),
    later: say('JS auf Wunsch', 'JS on demand'),
    pages: say('Seiten-Module', 'Page modules'),
  };
  return {
    language,
    path: `${inspectorPath}/client`,
    title: say('Grenzen', 'Boundaries'),
    lead: say(
      'Hier hört der Server auf: Diese Module werden im Browser hydriert, weil eine Server-Komponente sie als Client Reference benutzt.',
      'This is where the server ends: these modules hydrate in the browser, since a server component uses them as a client reference.',
    ),
    body: html`<table role="table">
        <caption>
          ${say('Bytes in Brotli. Ein Seiten-Modul rendert alle Seiten seiner Art, etwa alle Produkte.', 'Bytes in Brotli. A page module renders all pages of its kind, such as all products.')}
        </caption>
        <thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">${say('Grenze', 'Boundary')}</th>
          ${Object.values(names).map((name) => html`<th role="columnheader" scope="col">${name}</th>`)}</tr></thead>
        <tbody role="rowgroup">${boundaries.map(
          ({ file, chunk, chains }) => html`<tr role="row">
            <th role="rowheader" scope="row"><a href="${toHref(toPath(file))}">${file}</a></th>
            <td role="cell" class="number" data-label="${names.saved}">${formatBytes(chunk.saved.brotli, language)}</td>
            <td role="cell" class="number" data-label="${names.later}">${formatBytes(chunk.later.brotli, language)}</td>
            <td role="cell" class="number" data-label="${names.pages}">${Object.keys(chains).length}</td>
          </tr>`,
        )}</tbody>
      </table>
      <h2>${say('Im Innern von Grenzen', 'Inside boundaries')}</h2>
      <p>${say('Diese Module sagen auch „use client“, aber nur andere Client-Module importieren sie. Keine Zeile im RSC-Payload nennt sie.', 'These modules say “use client” too, but only other client modules import them. No row of an RSC payload names them.')}</p>
      <ul>${inside.map(({ file }) => html`<li><a href="${toHref(toPath(file))}">${file}</a></li>`)}</ul>`,
  };
}

const costOf = ({ chunk }: Boundary) => chunk.saved.brotli + chunk.later.brotli;

/** One client module: why it is client, who imports it, what it costs, and what would go without it. */
export function createClientPage(
  { language, manifest, toHref }: Options,
  file: string,
  source: string | undefined,
): InspectorPage | undefined {
  const say = speak(language);
  const boundary = manifest.boundaries.find((one) => one.file === file);
  const module = manifest.clientFiles.find((one) => one.file === file);
  const reasons = boundary?.reasons ?? module?.reasons;
  if (!reasons) return undefined;
  const chain = (files: readonly string[]) =>
    html`<ol class="chain">${files.map((one) => html`<li><code>${one}</code></li>`)}</ol>`;
  return {
    language,
    path: toPath(file),
    title: file.split('/').at(-1) ?? file,
    lead: html`<code>${file}</code>`,
    body: html`
      <h2>${say('Warum läuft das im Browser?', 'Why does it run in the browser?')}</h2>
      ${module?.about ? html`<p>${say('Die Datei sagt über sich:', 'The file says of itself:')} <q lang="en">${module.about}</q></p>` : ''}
      <p>${explainReasons(reasons, say)}</p>
      ${boundary ? describeBoundary({ language, manifest, toHref }, boundary) : module ? describeInside(language, module.chain, module.chunk, toHref) : ''}
      <h2>${boundary ? say('Wo wird sie benutzt?', 'Where is it used?') : say('Import-Kette', 'Import chain')}</h2>
      ${
        boundary
          ? Object.entries(boundary.chains)
              .toSorted(([, one], [, other]) => one.length - other.length)
              .map(([page, files]) => html`<h3>${page.split('/').at(-1)}</h3>${chain(files)}`)
          : chain(module?.chain ?? [])
      }
      ${
        source === undefined
          ? ''
          : html`<h2>${say('Quelltext', 'Source')}</h2>${showSource(
              source,
              reasons.map(({ line }) => line),
            )}`
      }`,
  };
}

function describeBoundary({ language, manifest, toHref }: Options, boundary: Boundary): Html {
  const say = speak(language);
  const { chunk } = boundary;
  const figures = [
    [say('dieses Modul', 'this module'), chunk.own.brotli],
    [say('ohne es weniger', 'saved without it'), chunk.saved.brotli],
    [say('auf Wunsch', 'on demand'), chunk.later.brotli],
    [say('samt geteilten Dateien', 'including shared files'), chunk.total.brotli],
  ] as const;
  const fileOf = (id: string) => manifest.boundaries.find((one) => one.id === id)?.file ?? id;
  return html`<h2>${say('Was kostet es, und was sparte eine Seite ohne es?', 'What does it cost, and what would a page save without it?')}</h2>
    <dl class="figures">${figures.map(([term, size]) => html`<div><dt>${term}</dt><dd>${formatBytes(size, language)}</dd></div>`)}</dl>
    <p>${explainSaving(boundary, language)}</p>
    <p>${say('Im RSC-Payload heißt die Client Reference', 'In the RSC payload, the client reference is')} <code>${boundary.id}</code>; ${say('sie exportiert', 'it exports')} <code>${boundary.exports.join(', ')}</code>.</p>
    <h3>${say('Dateien, die ein Browser dafür lädt', 'Files that a browser loads for it')}</h3>
    <ul>${chunk.files.map((file) => {
      const shared = chunk.shared.find((one) => one.file === file);
      const size = manifest.files.find((one) => one.file === file)?.brotli ?? 0;
      return html`<li><code>${file}</code> ${formatBytes(size, language)}${shared ? html`<small> · ${say('geteilt mit', 'shared with')} ${shared.with.length > 3 ? say(`${shared.with.length} anderen Grenzen`, `${shared.with.length} other boundaries`) : shared.with.map((id, index) => html`${index > 0 ? ', ' : ''}<a href="${toHref(toPath(fileOf(id)))}">${fileOf(id).split('/').at(-1)}</a>`)}</small>` : ''}</li>`;
    })}</ul>`;
}

function describeInside(language: InspectorLanguage, chain: readonly string[], chunk: string, toHref: ToHref): Html {
  const say = speak(language);
  const [first = ''] = chain;
  return html`<p>${say('Keine Server-Komponente benutzt es unmittelbar. Es läuft im Browser, weil ein anderes Client-Modul es importiert:', 'No server component uses it directly. It runs in the browser since another client module imports it:')}
    <a href="${toHref(toPath(first))}">${first}</a>. ${say('Es liegt in', 'It is in')} <code>${chunk}</code>.</p>`;
}

function showSource(source: string, lines: readonly number[]): Html {
  const marked = new Set(lines);
  return html`<pre tabindex="0"><code>${source.split('\n').map((line, index) => {
    const text = `${String(index + 1).padStart(4)}  ${line}\n`;
    return marked.has(index + 1) ? html`<mark>${text}</mark>` : text;
  })}</code></pre>`;
}
