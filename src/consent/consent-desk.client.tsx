'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { askEvent, changeEvent, readAnswers, readConsent } from './given-consents.ts';

/**
 * Asks who has not chosen yet, and whoever wants to choose again. What that needs comes when it is needed.
 *
 * @param asks `functional:1 map:1`, so that it costs nothing to see that everything is answered
 */
export function ConsentDesk({ asks }: { asks: string }) {
  const [banner, setBanner] = useState<ReactNode>();
  useEffect(() => {
    const ask = (event?: Event) =>
      import('./show-banner.tsx')
        .then(({ showBanner }) => showBanner(setBanner, event))
        .catch(() => {
          // The button is the link again that it is without scripts.
          if (event?.target instanceof HTMLAnchorElement) location.assign(event.target.href);
        });
    const answered = readAnswers().map(({ function_id, revision }) => `${function_id}:${revision}`);
    if (asks.split(' ').some((question) => !answered.includes(question))) void ask();
    const track = () => {
      if (asks.includes('matomo:') && readConsent('matomo')) {
        import('./keep-tracking.ts').then(({ keepTracking }) => keepTracking()).catch(() => undefined);
      }
    };
    track();
    const life = new AbortController();
    addEventListener(askEvent, ask, life);
    addEventListener(changeEvent, track, life);
    addEventListener('storage', track, life);
    return () => life.abort();
  }, [asks]);
  return banner;
}
