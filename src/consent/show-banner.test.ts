import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { composeEntries } from './consent-entries.ts';
import { stubBrowser } from './consent-fixture.ts';

const texts = { display_name: '', description: '' };
const hosts = { map: 'map.example', matomo: 'matomo.example' };
const map = { ...texts, function_id: 'map', link: null, default_on: false, locked: false, revision: 2 };
const entries = composeEntries([map], { functional: texts, matomo: texts, youtube: texts, vimeo: texts }, hosts);
const formatAnswers = (...ids: string[]) => {
  const consents = ids.map((function_id) => ({ function_id, consentGiven: true, locked: false, revision: 1 }));
  return JSON.stringify({ version: 1, timestamp: '2026-11-22T09:00:00.000Z', consents });
};

type Work = typeof import('./show-banner.tsx')['showBanner'];

/** The rendered banner after each call, as React's state would hold it. */
function makeStage() {
  let banner: ReactNode = null;
  const show: Parameters<Work>[0] = (next) => {
    banner = typeof next === 'function' ? next(banner) : next;
  };
  return { show, read: () => banner };
}

/** The banner that opens automatically for a visitor with these answers. */
async function openBanner(...answered: string[]) {
  const { storage } = stubBrowser({ stored: { 'int-consents': formatAnswers(...answered) } });
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal('fetch', async () => Response.json({ entries, words: {}, policyHref: '', matomo: null }));
  const { showBanner } = await import('./show-banner.tsx');
  const { show, read } = makeStage();
  await showBanner(show, undefined);
  return { storage, work: showBanner, show, read };
}

const asBanner = (isAgain: boolean, ...ids: string[]) =>
  expect.objectContaining({
    props: expect.objectContaining({ isAgain, entries: ids.map((id) => expect.objectContaining({ function_id: id })) }),
  });

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a returning visitor is asked for new purposes only', async () => {
  const { read } = await openBanner('functional', 'matomo');
  expect(read()).toEqual(asBanner(true, 'map'));
});

test('a visitor who only answered about analytics elsewhere is asked everything', async () => {
  const { read } = await openBanner('matomo');
  expect(read()).toEqual(asBanner(false, 'functional', 'map', 'matomo'));
});

test('an outdated answer is removed when the new question is asked', async () => {
  const { storage } = await openBanner('functional', 'map', 'matomo');
  expect(JSON.parse(storage['int-consents'] ?? '').consents).toMatchObject([
    { function_id: 'functional' },
    { function_id: 'matomo' },
  ]);
});

test('a banner that the visitor has opened is not replaced by an automatic one', async () => {
  const { work: showBanner, show, read } = await openBanner();
  await showBanner(show, new Event('ask-consents'));
  await showBanner(show, undefined);
  expect(read()).toMatchObject({ props: { request: { opener: null } } });
});
