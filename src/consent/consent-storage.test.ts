import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRandomSource, mutate } from '../../tests/mutate.ts';
import { naughtyStrings } from '../../tests/naughty-strings.ts';
import { type BrowserOptions, stubBrowser } from './consent-fixture.ts';

const openPage = async (browser?: BrowserOptions) => ({
  ...stubBrowser(browser),
  ...(await import('./stored-consents.ts')),
  ...(await import('./consent-storage.ts')),
});

const at = '2026-11-22T09:00:00.000Z';
const answer = (function_id: string, consentGiven: boolean) => ({
  function_id,
  consentGiven,
  locked: false,
  revision: 1,
});
const formatAnswers = (...consents: unknown[]) => JSON.stringify({ version: 1, timestamp: at, consents });
const host = 'host.example';
const allowed = JSON.stringify({ version: 2, timestamp: at, consentGiven: true, host });

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: new Date(at) });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('without answers no consent is given', async () => {
  const { readConsent, isContentAllowed, listAllowedContent } = await openPage();
  expect([readConsent('matomo'), isContentAllowed('map', host), listAllowedContent()]).toEqual([false, false, []]);
});

test('stored answers are read', async () => {
  const { readConsent } = await openPage({
    stored: { 'int-consents': formatAnswers(answer('matomo', true), answer('map', false)) },
  });
  expect([readConsent('matomo'), readConsent('map'), readConsent('video')]).toEqual([true, false, false]);
});

test.each([
  ['no JSON', '{"version":1'],
  ['a list', '[]'],
  ['another version', formatAnswers(answer('matomo', true)).replace('"version":1', '"version":2')],
  ['an answer in words', formatAnswers({ ...answer('matomo', true), consentGiven: 'yes' })],
  ['an answer without a revision', formatAnswers({ function_id: 'matomo', consentGiven: true })],
  ['no list of answers', '{"version":1,"consents":{"0":{"function_id":"matomo","consentGiven":true}}}'],
])('%s counts as no consent', async (_, text) => {
  const { readConsent } = await openPage({ stored: { 'int-consents': text } });
  expect(readConsent('matomo')).toBe(false);
});

test('content is allowed, listed and withdrawn', async () => {
  const { allowContent, isContentAllowed, listAllowedContent, withdrawContent, storage } = await openPage({
    stored: { 'contentConsent:youtube': allowed, 'contentConsent:map': '{', 'int-cart': '{}' },
  });
  allowContent('booking', host);
  expect(storage['contentConsent:booking']).toBe(allowed);
  expect(listAllowedContent()).toEqual([
    { service: 'booking', host },
    { service: 'youtube', host },
  ]);
  withdrawContent('booking');
  expect(isContentAllowed('booking', host)).toBe(false);
  expect(Object.keys(storage)).not.toContain('contentConsent:booking');
});

test('content is allowed for the named host only', async () => {
  const { allowContent, isContentAllowed, listAllowedContent } = await openPage();
  allowContent('youtube', host);
  expect([isContentAllowed('youtube', host), isContentAllowed('vimeo', host)]).toEqual([true, false]);
  expect(isContentAllowed('youtube', 'other.example')).toBe(false);
  allowContent('youtube', 'other.example');
  expect(listAllowedContent()).toEqual([{ service: 'youtube', host: 'other.example' }]);
});

test.each([
  ['before hosts were named', { version: 1, consentGiven: true }],
  ['before hosts were named, with one', { version: 1, consentGiven: true, host }],
  ['without a host', { version: 2, consentGiven: true }],
  ['with a list of hosts', { version: 2, consentGiven: true, host: [host] }],
  ['in a later version', { version: 3, consentGiven: true, host }],
  ['with a refusal', { version: 2, consentGiven: false, host }],
])('content that was allowed %s is not allowed, and removed with the rest', async (_, stored) => {
  const { isContentAllowed, listAllowedContent, resetConsents, storage } = await openPage({
    stored: { 'contentConsent:video': JSON.stringify(stored), 'contentConsent:youtube': JSON.stringify(stored) },
  });
  expect([isContentAllowed('youtube', host), listAllowedContent()]).toEqual([false, []]);
  resetConsents();
  expect(storage).toEqual({});
});

test("allowing content at a gate updates the banner's answer", async () => {
  const { allowContent, withdrawContent, readConsent } = await openPage({
    stored: { 'int-consents': formatAnswers(answer('map', false), answer('matomo', true)) },
  });
  allowContent('map', host);
  expect([readConsent('map'), readConsent('matomo')]).toEqual([true, true]);
  withdrawContent('map');
  expect([readConsent('map'), readConsent('matomo')]).toEqual([false, true]);
});

test('allowing content at a gate adds no answer for a visitor who has not answered the banner', async () => {
  const { allowContent, storage } = await openPage();
  allowContent('map', host);
  expect(Object.keys(storage)).toEqual(['contentConsent:map']);
});

test.each([
  ['refuses to store', { isDenied: true }],
  ['has no room', { isFull: true }],
])('a browser that %s remembers consents until the page goes', async (_, browser) => {
  const { allowContent, isContentAllowed, listAllowedContent, withdrawContent } = await openPage(browser);
  allowContent('map', host);
  expect([isContentAllowed('map', host), listAllowedContent()]).toEqual([true, [{ service: 'map', host }]]);
  withdrawContent('map');
  expect([isContentAllowed('map', host), listAllowedContent()]).toEqual([false, []]);
});

test('a withdrawal removes an older consent even when storage is full', async () => {
  const stored = { 'int-consents': formatAnswers(answer('matomo', true)), 'int-cart': '{}' };
  const quota = Object.entries(stored).flat().join('').length;
  const { writeAnswers, readConsent, storage } = await openPage({ stored, quota });
  writeAnswers([answer('matomo', false)]);
  expect(readConsent('matomo')).toBe(false);
  expect(Object.keys(storage)).toEqual(['int-cart']);
});

test('tracked orders are removed with the consent, also without a running tracker', async () => {
  const { writeAnswers, resetConsents, storage } = await openPage({ stored: { 'int-counted-orders': '["7"]' } });
  writeAnswers([answer('matomo', true)]);
  expect(storage['int-counted-orders']).toBe('["7"]');
  writeAnswers([answer('matomo', false)]);
  expect(Object.keys(storage)).toEqual(['int-consents']);
  storage['int-counted-orders'] = '["7"]';
  resetConsents();
  expect(storage).toEqual({});
});

test('an answer to another revision does not count', async () => {
  const { readConsent } = await openPage({ stored: { 'int-consents': formatAnswers(answer('matomo', true)) } });
  expect([readConsent('matomo', 1), readConsent('matomo', 2)]).toEqual([true, false]);
});

test('content with an outdated answer is removed, and can be allowed again before the banner is answered', async () => {
  const { storage, allowContent, removeAnswers, isContentAllowed } = await openPage({
    stored: {
      'int-consents': formatAnswers(answer('functional', true), answer('map', true), answer('youtube', true)),
      'contentConsent:map': allowed,
      'contentConsent:youtube': allowed,
      'contentConsent:clock': allowed,
    },
  });
  const { removeOutdatedContent } = await import('./stored-consents.ts');
  const questions = ['functional:1', 'sitemap:2', 'map:2', 'youtube:1', 'clock:2'];
  removeOutdatedContent(questions);
  expect(Object.keys(storage)).toEqual(['int-consents', 'contentConsent:youtube', 'contentConsent:clock']);
  removeAnswers([{ function_id: 'map' }]);
  expect(storage['int-consents']).toBe(formatAnswers(answer('functional', true), answer('youtube', true)));
  allowContent('map', host);
  removeOutdatedContent(questions);
  expect(isContentAllowed('map', host)).toBe(true);
});

test('removing a missing answer writes nothing', async () => {
  const { removeAnswers, storage } = await openPage();
  removeAnswers([{ function_id: 'map' }]);
  expect(storage).toEqual({});
});

test('a change notifies this page and other tabs, until the subscription ends', async () => {
  const { page, allowContent, hear: dispatchStorage } = await openPage();
  const { onConsentChange } = await import('./stored-consents.ts');
  const listener = vi.fn<() => void>();
  const stop = onConsentChange(listener);
  allowContent('map', host);
  expect(listener).toHaveBeenCalledTimes(1);
  dispatchStorage('contentConsent:map');
  dispatchStorage('int-consents');
  dispatchStorage(null);
  expect(listener).toHaveBeenCalledTimes(4);
  dispatchStorage('int-cart');
  expect(listener).toHaveBeenCalledTimes(4);
  // On return from the back/forward cache, too.
  const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  show(true);
  expect(listener).toHaveBeenCalledTimes(5);
  stop();
  show(true);
  dispatchStorage('int-consents');
  expect(listener).toHaveBeenCalledTimes(5);
});

test('a value from another tab replaces the memory fallback', async () => {
  const { allowContent, isContentAllowed, hear: dispatchStorage } = await openPage({ isFull: true });
  const { onConsentChange } = await import('./stored-consents.ts');
  onConsentChange(() => undefined);
  allowContent('map', host);
  dispatchStorage('contentConsent:map');
  expect(isContentAllowed('map', host)).toBe(false);
});

test('opening the banner dispatches its event', async () => {
  const { openConsentBanner, page } = await openPage();
  const listener = vi.fn<(event: Event) => void>();
  page.addEventListener('ask-consents', listener);
  openConsentBanner();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('naughty strings are never answers, under any key', async () => {
  const { storage, readConsent, isContentAllowed, listAllowedContent } = await openPage();
  const { readAnswers } = await import('./stored-consents.ts');
  expect(naughtyStrings.length).toBeGreaterThanOrEqual(485);
  const accepted = naughtyStrings.filter((text) => {
    storage['int-consents'] = text;
    storage['contentConsent:map'] = text;
    const key = `contentConsent:${text.slice(0, 50)}`;
    storage[key] = text;
    const isTaken = readAnswers().length > 0 || listAllowedContent().length > 0;
    const isAllowed = readConsent('map') || isContentAllowed('map', host) || isContentAllowed(text, host);
    // Each alone: a list of all before it would be parsed for each.
    Reflect.deleteProperty(storage, key);
    return isTaken || isAllowed;
  });
  expect(accepted).toEqual([]);
});

test('a mutated answer never gives a consent', async () => {
  const { storage, readConsent } = await openPage();
  const whole = formatAnswers(answer('map', false), answer('matomo', false));
  const dice = createRandomSource('consents');
  for (let round = 0; round < 2_000; round += 1) {
    storage['int-consents'] = JSON.stringify(mutate(JSON.parse(whole), dice));
    for (const id of ['map', 'matomo', 'video', '__proto__', 'constructor']) {
      const isGiven = (storage['int-consents'] ?? '').includes('"consentGiven":true');
      expect(readConsent(id) && !isGiven).toBe(false);
    }
  }
});
