import { html } from 'hono/html';
import type { Manifest } from '../manifest.ts';
import { toInspectedHref } from '../overlay/inspection-query.ts';
import { type Html, type InspectorPage, inspectorPath, type ToHref } from '../pages/frame.ts';
import { toRoutePath } from '../pages/route-href.ts';
import type { InspectorLanguage } from '../pages/texts.ts';
import { explainSaving, formatBytes, speak } from '../pages/words.ts';
import { drawExperiments, experimentNames } from './experiment-switches.ts';
import { type Experiment, type TourPlace, type TourStop, tourStops } from './tour-stops.ts';
import { tourTexts } from './tour-texts.ts';

type Options = {
  language: InspectorLanguage;
  /** The path of each place; those of a shop that is closed are missing. */
  paths: Partial<Record<TourPlace, string>>;
  /** Undefined where there is no build. */
  manifest: Manifest | undefined;
  toHref: ToHref;
  /** Experiments that run now; undefined where there are none, as in every build. */
  active: ReadonlySet<Experiment> | undefined;
};

/** A guided walk through the shop's own boundaries. */
export function createTourPage(options: Options): InspectorPage {
  const { language, active } = options;
  const say = speak(language);
  const path = `${inspectorPath}/tour`;
  return {
    language,
    path,
    title: say('Rundgang in acht Stationen', 'A tour in eight stops'),
    lead: say(
      'Wo dieser Shop zwischen Server und Browser schneidet, warum gerade da, was es kostet, und woran man es selbst sieht.',
      'Where this shop cuts between server and browser, why just there, what it costs, and how to see it for yourself.',
    ),
    body: html`${
      active
        ? drawExperiments(language, active, path)
        : html`<p>${say('Die Versuche haben echte Schalter, aber nur im Entwicklungsmodus:', 'The experiments have real switches, but in development only:')} <code>npm run dev</code></p>`
    }
    <ol class="tour">${tourStops.map((stop) => drawStop(stop, options))}</ol>`,
  };
}

function drawStop({ place, source, modules, experiment }: TourStop, options: Options): Html {
  const { language, paths, manifest, toHref, active } = options;
  const say = speak(language);
  const { title, decided, attempt } = tourTexts[place][language];
  const path = paths[place];
  const links = path
    ? [
        ...(active
          ? []
          : [[toInspectedHref(path, 'regions'), say('Seite mit Grenzen', 'page with boundaries')] as const]),
        [toHref(toRoutePath(path)), say('ihr Baum und ihre Zeiten', 'its tree and times')] as const,
        [path, say('die Seite selbst', 'the page itself')] as const,
      ]
    : [];
  return html`<li id="${place}">
    <h2>${title}</h2>
    <p>${decided}</p>
    <p>${say('Entschieden in', 'Decided in')} <code>${source}</code></p>
    ${manifest ? drawCosts(modules, manifest, options) : html`<p>${say('Was es kostet, weiß erst ein Build:', 'What it costs is known to a build only:')} <code>npm run build</code></p>`}
    <p>${say('Versuch', 'Experiment')} (${experimentNames[language][experiment]}): ${attempt}</p>
    ${
      links.length > 0
        ? html`<ul class="links">${links.map(([href, name]) => html`<li><a href="${href}">${name}</a></li>`)}</ul>`
        : html`<p>${say('Diese Seite gibt es gerade nicht, denn der Shop ist geschlossen.', 'There is no such page now, since the shop is closed.')}</p>`
    }
  </li>`;
}

/** What a stop costs, by the numbers of the build. */
function drawCosts(modules: readonly string[], manifest: Manifest, { language, toHref }: Options): Html {
  const say = speak(language);
  if (modules.length === 0) {
    const { boot, hydrate } = manifest.entries;
    const [atOnce, later] = [
      sumFiles(boot, manifest),
      sumFiles(
        hydrate.filter((file) => !boot.includes(file)),
        manifest,
      ),
    ];
    return html`<p>${say(
      `Mit dem Dokument laden ${formatBytes(atOnce, language)} JavaScript; React und der Router, ${formatBytes(later, language)}, folgen mit der ersten Bedienung.`,
      `${formatBytes(atOnce, language)} of JavaScript load with the document; React and the router, ${formatBytes(later, language)}, follow with the first interaction.`,
    )}</p>`;
  }
  return html`<ul>${modules.map((file) => {
    const boundary = manifest.boundaries.find((one) => one.file === file);
    const inside = manifest.clientFiles.find((one) => one.file === file);
    const link = html`<a href="${toHref(`${inspectorPath}/client?file=${encodeURIComponent(file)}`)}">${file}</a>`;
    if (boundary) return html`<li>${link}: ${explainSaving(boundary, language)}</li>`;
    if (!inside) return '';
    const size = formatBytes(sumFiles([inside.chunk], manifest), language);
    return html`<li>${link}: ${say(`liegt mit anderen in einer Datei von ${size}, die erst auf Wunsch lädt.`, `is with others in a file of ${size}, which loads on demand only.`)}</li>`;
  })}</ul>`;
}

function sumFiles(names: readonly string[], { files }: Manifest): number {
  return files.reduce((sum, { file, brotli }) => (names.includes(file) ? sum + brotli : sum), 0);
}
