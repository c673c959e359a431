import { defineElement } from '../base/define-element.ts';
import { importOptional } from '../base/import-optional.ts';
import { onConsentChange, openBannerEvent, readAnswers, removeOutdatedContent } from './stored-consents.ts';

/**
 * Shows the consent banner to visitors with unanswered questions and to those who open it, and starts analytics with
 * consent. The code of both loads when it is needed.
 *
 * A custom element does it, as soon as the browser has parsed it or React has inserted it.
 */
export function watchConsents(): void {
  defineElement('consent-banner', (element, signal) => {
    // `functional:1 map:1`, so that checking the answers needs no request.
    const questions = element.getAttribute('questions')?.split(' ') ?? [];
    const check = () => {
      const answers = readAnswers();
      const find = (question: string) =>
        answers.find(({ function_id, revision }) => `${function_id}:${revision}` === question);
      if (!questions.every(find)) void openBanner(element, signal);
      if (questions.some((question) => /^matomo/.test(question) && find(question)?.consentGiven)) {
        void importOptional(async () => (await import('./start-tracking.ts')).startTracking());
      }
    };
    // Before content gates read what is allowed.
    removeOutdatedContent(questions);
    check();
    signal.addEventListener('abort', onConsentChange(check));
    addEventListener(openBannerEvent, (event) => void openBanner(element, signal, event), { signal });
  });
}

/** @param request the event by which the visitor opens it */
async function openBanner(place: HTMLElement, signal: AbortSignal, request?: Event): Promise<void> {
  const opener = request?.target instanceof HTMLElement ? request.target : null;
  const isShown = await importOptional(async () => {
    const { showBanner } = await import('./show-banner.ts');
    await showBanner({ place, signal, request: request && { opener } });
    return true;
  });
  // Without the banner the button works as a link, as it does without JavaScript.
  if (!isShown && opener instanceof HTMLAnchorElement) location.assign(opener.href);
}
