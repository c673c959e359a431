'use client';

import { type ReactNode, useLayoutEffect, useState } from 'react';
import { openBannerEvent, readAnswers, removeOutdatedContent, subscribeToAnswers } from './stored-consents.ts';

/**
 * Asks who has not chosen yet, and whoever wants to choose again; counts who agreed to it. What that needs comes when it is
 * needed.
 *
 * @param asks `functional:1 map:1`, so that it costs nothing to see that everything is answered
 */
export function ConsentLoader({ asks }: { asks: string }) {
  const [banner, setBanner] = useState<ReactNode>();
  useLayoutEffect(() => {
    const questions = asks.split(' ');
    const openBanner = (event?: Event) =>
      import('./show-banner.tsx')
        .then(({ showBanner }) => showBanner(setBanner, event))
        .catch(() => {
          // The button is the link again that it is without scripts.
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
    // Before a gate reads what it may open for.
    removeOutdatedContent(questions);
    check();
    const controller = new AbortController();
    addEventListener(openBannerEvent, openBanner, controller);
    subscribeToAnswers(check, controller);
    return () => controller.abort();
  }, [asks]);
  return banner;
}
