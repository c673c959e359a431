import { defineElement } from '../base/define-element.ts';
import { importOptional } from '../base/import-optional.ts';
import { loadConsentFile } from './consent-file.ts';
import type { BannerOptions } from './show-banner.ts';
import { onConsentChange, openBannerEvent, readAnswers, removeOutdatedContent } from './stored-consents.ts';

const importTracking = () => import('./start-tracking.ts');

/**
 * Shows the consent banner to visitors with unanswered questions and to those who open it, and starts analytics with
 * consent. The code of both loads when it is needed.
 *
 * A custom element does it, as soon as the browser has parsed it or React has inserted it.
 *
 * @param tellIncomplete tells the visitor that code of the page is missing
 */
export function watchConsents(tellIncomplete: () => void): void {
  defineElement('consent-banner', (element, signal) => {
    const open = (request?: Event) => void openBanner({ place: element, signal, tellIncomplete }, request);
    // `functional:1 map:1`, so that checking the answers needs no request.
    const questions = element.getAttribute('questions')?.split(' ') ?? [];
    const check = () => {
      const answers = readAnswers();
      const find = (question: string) =>
        answers.find(({ function_id, revision }) => `${function_id}:${revision}` === question);
      // An open banner may have been answered in another tab.
      if (!questions.every(find) || element.firstElementChild) open();
      if (questions.some((question) => /^matomo/.test(question) && find(question)?.consentGiven)) {
        void importOptional(async () => (await importTracking()).startTracking());
      }
    };
    // Before content gates read what is allowed.
    removeOutdatedContent(questions);
    check();
    signal.addEventListener('abort', onConsentChange(check));
    addEventListener(openBannerEvent, open, { signal });
  });
}

/** @param request the event by which the visitor opens it */
async function openBanner(options: Omit<BannerOptions, 'file'>, request?: Event): Promise<void> {
  const opener = request?.target instanceof HTMLElement ? request.target : null;
  const isShown = await importOptional(async () => {
    const [{ showBanner }, file] = await Promise.all([import('./show-banner.ts'), loadConsentFile()]);
    if (!options.signal.aborted) await showBanner({ ...options, file, request: request && { opener } });
    return true;
  });
  // Without the banner the button works as a link, as it does without JavaScript.
  if (!isShown && opener instanceof HTMLAnchorElement) location.assign(opener.href);
}
