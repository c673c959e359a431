import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRandomSource, mutate } from '../../tests/mutate.ts';
import { naughtyStrings } from '../../tests/naughty-strings.ts';
import { type BrowserOptions, stubBrowser } from './consent-fixture.ts';

const openPage = async (browser?: BrowserOptions) => ({
  ...stubBrowser(browser),
  ...(await import('./consent-signal.ts')),
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

test('nothing is given before anybody was asked', async () => {
  const { readConsent, isContentAllowed, listAllowedContent } = await openPage();
  expect([readConsent('matomo'), isContentAllowed('map', host), listAllowedContent()]).toEqual([false, false, []]);
});

test('a choice is read as it was made', async () => {
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
])('%s counts as not given', async (_, text) => {
  const { readConsent } = await openPage({ stored: { 'int-consents': text } });
  expect(readConsent('matomo')).toBe(false);
});

test('content is allowed for good, listed, and taken back', async () => {
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

test('content is allowed to the host that was named, and to no other', async () => {
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
  ['to nobody', { version: 2, consentGiven: true }],
  ['to a list', { version: 2, consentGiven: true, host: [host] }],
  ['by a release to come', { version: 3, consentGiven: true, host }],
  ['and refused', { version: 2, consentGiven: false, host }],
])('what was allowed %s is not allowed, and goes with everything else', async (_, stored) => {
  const { isContentAllowed, listAllowedContent, resetConsents, storage } = await openPage({
    stored: { 'contentConsent:video': JSON.stringify(stored), 'contentConsent:youtube': JSON.stringify(stored) },
  });
  expect([isContentAllowed('youtube', host), listAllowedContent()]).toEqual([false, []]);
  resetConsents();
  expect(storage).toEqual({});
});

test('the banner’s choice says the same as the gate’s', async () => {
  const { allowContent, withdrawContent, readConsent } = await openPage({
    stored: { 'int-consents': formatAnswers(answer('map', false), answer('matomo', true)) },
  });
  allowContent('map', host);
  expect([readConsent('map'), readConsent('matomo')]).toEqual([true, true]);
  withdrawContent('map');
  expect([readConsent('map'), readConsent('matomo')]).toEqual([false, true]);
});

test('a gate does not answer the banner for a visitor who was never asked', async () => {
  const { allowContent, storage } = await openPage();
  allowContent('map', host);
  expect(Object.keys(storage)).toEqual(['contentConsent:map']);
});

test.each([
  ['refuses to store', { isDenied: true }],
  ['has no room', { isFull: true }],
])('a browser that %s remembers for as long as the page lives', async (_, browser) => {
  const { allowContent, isContentAllowed, listAllowedContent, withdrawContent } = await openPage(browser);
  allowContent('map', host);
  expect([isContentAllowed('map', host), listAllowedContent()]).toEqual([true, [{ service: 'map', host }]]);
  withdrawContent('map');
  expect([isContentAllowed('map', host), listAllowedContent()]).toEqual([false, []]);
});

test('no older consent outlasts a withdrawal for which there is no room', async () => {
  const stored = { 'int-consents': formatAnswers(answer('matomo', true)), 'int-cart': '{}' };
  const quota = Object.entries(stored).flat().join('').length;
  const { writeAnswers, readConsent, storage } = await openPage({ stored, quota });
  writeAnswers([answer('matomo', false)]);
  expect(readConsent('matomo')).toBe(false);
  expect(Object.keys(storage)).toEqual(['int-cart']);
});

test('which orders were counted is forgotten with the consent, where no tracker runs', async () => {
  const { writeAnswers, resetConsents, storage } = await openPage({ stored: { 'int-counted-orders': '["7"]' } });
  writeAnswers([answer('matomo', true)]);
  expect(storage['int-counted-orders']).toBe('["7"]');
  writeAnswers([answer('matomo', false)]);
  expect(Object.keys(storage)).toEqual(['int-consents']);
  storage['int-counted-orders'] = '["7"]';
  resetConsents();
  expect(storage).toEqual({});
});

test('an answer to another question does not count where the question is said', async () => {
  const { readConsent } = await openPage({ stored: { 'int-consents': formatAnswers(answer('matomo', true)) } });
  expect([readConsent('matomo', 1), readConsent('matomo', 2)]).toEqual([true, false]);
});

test('content that staff ask about again is closed, and may be opened anew before the banner is answered', async () => {
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

test('nothing is written where there is no older answer to drop', async () => {
  const { removeAnswers, storage } = await openPage();
  removeAnswers([{ function_id: 'map' }]);
  expect(storage).toEqual({});
});

test('the desk hears of answers alone, and looks again at a page that comes back', async () => {
  const { page, hear: dispatchStorage, saveAnswer } = await openPage();
  const { subscribeToAnswers } = await import('./stored-consents.ts');
  const listener = vi.fn<() => void>();
  const controller = new AbortController();
  subscribeToAnswers(listener, controller);
  for (const key of ['int-cart', 'contentConsent:map', 'int-consents', null]) dispatchStorage(key);
  expect(listener).toHaveBeenCalledTimes(2);
  saveAnswer(answer('matomo', true));
  expect(listener).toHaveBeenCalledTimes(3);
  const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  show(true);
  expect(listener).toHaveBeenCalledTimes(4);
  controller.abort();
  dispatchStorage('int-consents');
  expect(listener).toHaveBeenCalledTimes(4);
});

test('a change is heard at once here, and from other tabs, until one stops listening', async () => {
  const { allowContent, onConsentChange, hear: dispatchStorage } = await openPage();
  const listener = vi.fn<() => void>();
  const stop = onConsentChange(listener);
  allowContent('map', host);
  expect(listener).toHaveBeenCalledTimes(1);
  dispatchStorage('contentConsent:map');
  dispatchStorage('int-consents');
  dispatchStorage(null);
  expect(listener).toHaveBeenCalledTimes(4);
  dispatchStorage('int-cart');
  stop();
  dispatchStorage('int-consents');
  expect(listener).toHaveBeenCalledTimes(4);
});

test('what another tab could store is newer than what this one remembers', async () => {
  const { allowContent, isContentAllowed, onConsentChange, hear: dispatchStorage } = await openPage({ isFull: true });
  onConsentChange(() => undefined);
  allowContent('map', host);
  dispatchStorage('contentConsent:map');
  expect(isContentAllowed('map', host)).toBe(false);
});

test('who asks for the banner is told to the desk', async () => {
  const { openConsents, page } = await openPage();
  const listener = vi.fn<(event: Event) => void>();
  page.addEventListener('ask-consents', listener);
  openConsents();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('no naughty string is an answer, under whichever key it lies', async () => {
  const { storage, readConsent, isContentAllowed, listAllowedContent } = await openPage();
  const { readAnswers } = await import('./stored-consents.ts');
  expect(naughtyStrings.length).toBeGreaterThanOrEqual(485);
  const accepted = naughtyStrings.filter((text) => {
    storage['int-consents'] = text;
    storage['contentConsent:map'] = text;
    storage[`contentConsent:${text.slice(0, 50)}`] = text;
    const isTaken = readAnswers().length > 0 || listAllowedContent().length > 0;
    return isTaken || readConsent('map') || isContentAllowed('map', host) || isContentAllowed(text, host);
  });
  expect(accepted).toEqual([]);
});

test('a choice that was mutated in one place gives nothing that was not given', async () => {
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
