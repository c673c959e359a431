import { html } from 'hono/html';
import type { Manifest } from '../manifest.ts';
import { drawExperiments } from '../tour/experiment-switches.ts';
import type { Experiment } from '../tour/tour-stops.ts';
import { type InspectorPage, inspectorPath, type ToHref } from './frame.ts';
import type { InspectorLanguage } from './texts.ts';
import { speak } from './words.ts';

type Options = {
  language: InspectorLanguage;
  /** Of the last build; undefined where there is none. */
  manifest: Manifest | undefined;
  active: ReadonlySet<Experiment>;
  toHref: ToHref;
};

/** The first page of the inspector in development: what is known here, and what only a build knows. */
export function createDevelopmentPage({ language, manifest, active, toHref }: Options): InspectorPage {
  const say = speak(language);
  const link = (path: string, name: string) => html`<a href="${toHref(inspectorPath + path)}">${name}</a>`;
  return {
    language,
    path: inspectorPath,
    title: say('Was läuft wo, beim Entwickeln?', 'What runs where, in development?'),
    lead: say(
      'Hier antwortet der Entwicklungsserver. Namen, Reihenfolge, Zeiten und Lesevorgänge misst er selbst; Bytes kennt nur ein Build.',
      'The development server answers here. It measures names, order, times and reads itself; bytes are known to a build only.',
    ),
    body: html`<h2>${say('Was hier zu sehen ist', 'What can be seen here')}</h2>
      <ul>
        <li>${link('/routes', say('Routen', 'Routes'))}: ${say('jede Seite mit ihrem Baum, worauf sie wartet, und ihren Lesevorgängen', 'each page with its tree, what it waits for, and its reads')}</li>
        <li>${link('/tour', say('Rundgang', 'Tour'))}: ${say('acht Stationen mit Versuchen zum Umschalten', 'eight stops with experiments to switch on')}</li>
        <li><code>?boundaries=timeline</code> ${say('hinter jeder Adresse: die Seite mit lebender Zeitlinie', 'behind any address: the page with a live timeline')}</li>
        ${
          manifest
            ? html`<li>${link('/client', say('Grenzen', 'Boundaries'))}: ${say(`Gründe, Ketten und Kosten aus dem letzten Build ${manifest.release}; was seither geändert wurde, steht noch nicht darin`, `reasons, chains and costs of the last build ${manifest.release}; what has changed since is not in them yet`)}</li>`
            : ''
        }
      </ul>
      <h2>${say('Was ein Entwicklungsserver nicht wissen kann', 'What a development server cannot know')}</h2>
      <ul>
        ${manifest ? '' : html`<li>${say('Gründe, Import-Ketten und Kosten der Grenzen: In diesem Ordner gibt es noch keinen Build.', 'Reasons, import chains and costs of boundaries: there is no build in this folder yet.')} <code>npm run build</code></li>`}
        <li>${say('Wie viel eine Seite überträgt: Vite sendet jedes Modul einzeln und unverkürzt, und React schreibt Angaben zur Fehlersuche in den Payload.', 'How much a page transfers: Vite sends each module by itself and in full, and React writes information for debugging into the payload.')}</li>
        <li>${say('Die umrandeten Bereiche auf der Seite: Das Markieren geschieht in unserem eigenen Renderer, den nur der Build hat.', 'The outlined regions on a page: marking happens in our own renderer, which only a build has.')} <code>BOUNDARIES=on npm start</code></li>
        <li>${say('Was statisch ist oder im Seiten-Cache liegt: Hier wird jede Seite für jede Anfrage gerendert.', 'What is static or in the page cache: each page is rendered for each request here.')}</li>
      </ul>
      ${drawExperiments(language, active, inspectorPath)}`,
  };
}
