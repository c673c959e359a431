import { html } from 'hono/html';
import { compareManifests } from '../compare-manifests.ts';
import type { Manifest } from '../manifest.ts';
import { type InspectorPage, inspectorPath } from './frame.ts';
import type { InspectorLanguage } from './texts.ts';
import { speak } from './words.ts';

/** What this build changed since the last one. */
export function createBuildsPage(
  language: InspectorLanguage,
  manifest: Manifest,
  last: Manifest | undefined,
): InspectorPage {
  const say = speak(language);
  const page = { language, path: `${inspectorPath}/releases`, title: `Build ${manifest.release}` };
  if (!last) {
    const body = html`<p>${say('Dies ist der erste Build in diesem Ordner. Nach dem nächsten steht hier, was sich geändert hat.', 'This is the first build in this folder. After the next one, this page tells what has changed.')}</p>`;
    return { ...page, body };
  }
  // A change may be smaller than a tenth of a kilobyte.
  const toExactBytes = (bytes: number) => `${bytes.toLocaleString(language)}\u00a0B`;
  const { added, removed, resized, pages } = compareManifests(last, manifest);
  const sections = [
    [say('Neue Client-Module', 'New client modules'), added],
    [say('Nicht mehr im Browser', 'No longer in the browser'), removed],
    [
      say('Geänderte Größe', 'Changed size'),
      resized.map(({ file, from, to }) => `${file}: ${toExactBytes(from)} → ${toExactBytes(to)}`),
    ],
    [
      say('Seiten mit neuen Grenzen', 'Pages with new boundaries'),
      pages.map(({ page: file, boundaries }) => `${file}: ${boundaries.join(', ')}`),
    ],
  ] as const;
  const isSame = sections.every(([, lines]) => lines.length === 0);
  return {
    ...page,
    lead: say(`Verglichen mit Build ${last.release}.`, `Compared with build ${last.release}.`),
    body: isSame
      ? html`<p>${say('An den Grenzen hat sich nichts geändert.', 'Nothing has changed about the boundaries.')}</p>`
      : html`${sections.map(([title, lines]) =>
          lines.length > 0
            ? html`<h2>${title}</h2><ul>${lines.map((line) => html`<li><code>${line}</code></li>`)}</ul>`
            : '',
        )}`,
  };
}
