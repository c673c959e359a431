import { html } from 'hono/html';
import type { Html } from '../pages/frame.ts';
import type { InspectorLanguage } from '../pages/texts.ts';
import { speak } from '../pages/words.ts';
import { type Experiment, experiments } from './tour-stops.ts';

export const experimentPath = '/_boundaries/experiments';

export const experimentNames: Record<InspectorLanguage, Record<Experiment, string>> = {
  de: { slow: 'Content-System um 800 ms bremsen', 'no-script': 'JavaScript ausschalten', cut: 'Leitung kappen' },
  en: { slow: 'slow the content system by 800 ms', 'no-script': 'turn JavaScript off', cut: 'cut the line' },
};

/**
 * Switches of a development server, which need no JavaScript.
 *
 * @param path of the page that they are on
 */
export function drawExperiments(language: InspectorLanguage, active: ReadonlySet<Experiment>, path: string): Html {
  const say = speak(language);
  const back = language === 'en' ? `/en${path}` : path;
  return html`<form class="switches" method="post" action="${experimentPath}">
    <h2>${say('Schalter', 'Switches')}</h2>
    <p>${say('Sie gelten für den ganzen Entwicklungsserver, bis man sie wieder ausschaltet.', 'They hold for the whole development server until they are turned off again.')}</p>
    <input type="hidden" name="back" value="${back}" />
    ${experiments.map(
      (name) =>
        html`<button name="switch" value="${name}" aria-pressed="${active.has(name) ? 'true' : 'false'}">${experimentNames[language][name]}: ${active.has(name) ? say('an', 'on') : say('aus', 'off')}</button>`,
    )}
  </form>`;
}
