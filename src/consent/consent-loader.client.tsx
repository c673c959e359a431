'use client';

import { type ReactNode, useLayoutEffect, useState } from 'react';
import { onConsentChange, openBannerEvent, readAnswers, removeOutdatedContent } from './stored-consents.ts';

/**
 * Shows the consent banner to visitors with unanswered questions and to those who open it, and starts analytics with
 * consent. The code of both loads when it is needed.
 *
 * @param asks `functional:1 map:1`, so that checking the answers needs no request
 */
export function ConsentLoader({ asks }: { asks: string }) {
  const [banner, setBanner] = useState<ReactNode>();
  useLayoutEffect(() => {
    const questions = asks.split(' ');
    const openBanner = (event?: Event) =>
      import('./show-banner.tsx')
        .then(({ showBanner }) => showBanner(setBanner, event))
        .catch(() => {
          // Without the banner the button works as a link, as it does without JavaScript.
          if (event?.target instanceof HTMLAnchorElement) location.assign(event.target.href);
        });
    const check = () => {
      const answers = readAnswers();
      const find = (question: string) =>
        answers.find(({ function_id, revision }) => `${function_id}:${revision}` === question);
      if (!questions.every(find)) void openBanner();
      if (questions.some((question) => /^matomo/.test(question) && find(question)?.consentGiven)) {
        import('./start-tracking.ts').then(({ startTracking }) => startTracking()).catch(() => undefined);
      }
    };
    // Before content gates read what is allowed.
    removeOutdatedContent(questions);
    check();
    const stop = onConsentChange(check);
    addEventListener(openBannerEvent, openBanner);
    return () => {
      stop();
      removeEventListener(openBannerEvent, openBanner);
    };
  }, [asks]);
  return banner;
}
