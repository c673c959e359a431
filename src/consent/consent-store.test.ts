import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { composeEntries } from './consent-entries.ts';
import { stubBrowser } from './consent-fixture.ts';

const host = 'map.example';
const texts = { display_name: '', description: '' };
const own = { functional: { ...texts, display_name: 'Notwendiges' }, matomo: texts, youtube: texts, vimeo: texts };
const map = { display_name: 'Karte', description: '', link: null, default_on: false, locked: false, revision: 1 };
const entries = composeEntries([{ ...map, function_id: 'map' }], own, { map: host, matomo: 'matomo.example' });
const everything = new Set(['functional', 'map', 'matomo']);

/** The banner of one page, and what its browser keeps. */
async function openBanner() {
  const { storage } = stubBrowser();
  const store = await import('./consent-store.ts');
  const signal = await import('./consent-signal.ts');
  const disconnect = store.connectConsents(entries);
  const isTicked = (id: string) => store.consents.choices.find((one) => one.function_id === id)?.consentGiven;
  const readAnswers = () =>
    Object.fromEntries(
      (
        JSON.parse(storage['int-consents'] ?? '{"consents":[]}').consents as {
          function_id: string;
          consentGiven: boolean;
        }[]
      ).map(({ function_id, consentGiven }) => [function_id, consentGiven]),
    );
  return { ...store, ...signal, storage, disconnect, isTicked, readAnswers };
}

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('nothing is ticked beforehand but what the site needs', async () => {
  const { isTicked } = await openBanner();
  expect([isTicked('functional'), isTicked('map'), isTicked('matomo')]).toEqual([true, false, false]);
});

test('a box is the visitor’s draft until a button is pressed', async () => {
  const { toggle, saveSelected, storage, readAnswers } = await openBanner();
  toggle('matomo');
  expect(storage).toEqual({});
  saveSelected(everything);
  expect(readAnswers()).toEqual({ functional: true, map: false, matomo: true });
});

test('everything can be allowed, and refused again, with what other houses show', async () => {
  const { allowAll, refuseAll, readAnswers, isContentAllowed } = await openBanner();
  allowAll(everything);
  expect([readAnswers(), isContentAllowed('map', host)]).toEqual([{ functional: true, map: true, matomo: true }, true]);
  refuseAll(everything);
  expect([readAnswers(), isContentAllowed('map', host)]).toEqual([
    { functional: true, map: false, matomo: false },
    false,
  ]);
});

test('who is asked for one purpose answers for that one alone', async () => {
  const { allowAll, refuseAll, readAnswers } = await openBanner();
  allowAll(new Set(['matomo']));
  expect(readAnswers()).toEqual({ functional: true, matomo: true });
  refuseAll(new Set(['map']));
  expect(readAnswers()).toEqual({ functional: true, matomo: true, map: false });
});

test('who refuses everything refuses what staff wrote no entry for, and who is asked for one purpose does not', async () => {
  const { allowContent, refuseAll, listAllowedContent } = await openBanner();
  allowContent('clock', host);
  refuseAll(new Set(['map']));
  expect(listAllowedContent()).toEqual([{ service: 'clock', host }]);
  refuseAll(everything);
  expect(listAllowedContent()).toEqual([]);
});

test('a draft outlives what does not concern its box', async () => {
  const { toggle, saveAnswer: answer, allowContent, isTicked } = await openBanner();
  toggle('map');
  answer({ function_id: 'matomo', consentGiven: true, locked: false, revision: 1 });
  expect([isTicked('map'), isTicked('matomo')]).toEqual([true, true]);
  toggle('matomo');
  allowContent('clock', host);
  expect([isTicked('map'), isTicked('matomo')]).toEqual([true, false]);
});

test('what is locked stays as it is', async () => {
  const { toggle, refuseAll, isTicked, readAnswers } = await openBanner();
  toggle('functional');
  refuseAll(everything);
  expect([isTicked('functional'), readAnswers().functional]).toEqual([true, true]);
});

test('a purpose that nobody knows is written to the log and changes nothing', async () => {
  const { toggle, consents } = await openBanner();
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const before = JSON.stringify(consents);
  toggle('constructor');
  expect(log).toHaveBeenCalledExactlyOnceWith('There is no consent constructor to toggle.');
  expect(JSON.stringify(consents)).toBe(before);
});

test('what is allowed or forgotten elsewhere is seen in the boxes, until the banner goes', async () => {
  const { allowContent, resetConsents, isTicked, disconnect } = await openBanner();
  allowContent('map', host);
  expect(isTicked('map')).toBe(true);
  resetConsents();
  expect(isTicked('map')).toBe(false);
  disconnect();
  allowContent('map', host);
  expect(isTicked('map')).toBe(false);
});

test('forgetting takes every answer away', async () => {
  const { allowAll, resetConsents, storage } = await openBanner();
  allowAll(everything);
  resetConsents();
  expect(storage).toEqual({});
});
