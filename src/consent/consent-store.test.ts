import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { composeEntries } from './consent-entries.ts';
import { stubBrowser } from './consent-fixture.ts';

const host = 'map.example';
const texts = { display_name: '', description: '' };
const own = { functional: { ...texts, display_name: 'Notwendiges' }, matomo: texts, youtube: texts, vimeo: texts };
const map = { display_name: 'Karte', description: '', link: null, default_on: false, locked: false, revision: 1 };
const entries = composeEntries([{ ...map, function_id: 'map' }], own, { map: host, matomo: 'matomo.example' });
const everything = new Set(['functional', 'map', 'matomo']);

/** The banner of one page with stubbed storage. */
async function openBanner() {
  const { storage } = stubBrowser();
  const store = await import('./consent-store.ts');
  const signal = await import('./consent-storage.ts');
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

test('only necessary purposes are preselected', async () => {
  const { isTicked } = await openBanner();
  expect([isTicked('functional'), isTicked('map'), isTicked('matomo')]).toEqual([true, false, false]);
});

test('a checkbox is a draft until a button is pressed', async () => {
  const { toggle, saveSelected, storage, readAnswers } = await openBanner();
  toggle('matomo');
  expect(storage).toEqual({});
  saveSelected(everything);
  expect(readAnswers()).toEqual({ functional: true, map: false, matomo: true });
});

test('everything can be allowed and refused, including third-party content', async () => {
  const { allowAll, refuseAll, readAnswers, isContentAllowed } = await openBanner();
  allowAll(everything);
  expect([readAnswers(), isContentAllowed('map', host)]).toEqual([{ functional: true, map: true, matomo: true }, true]);
  refuseAll(everything);
  expect([readAnswers(), isContentAllowed('map', host)]).toEqual([
    { functional: true, map: false, matomo: false },
    false,
  ]);
});

test('answering one purpose leaves the others unanswered', async () => {
  const { allowAll, refuseAll, readAnswers } = await openBanner();
  allowAll(new Set(['matomo']));
  expect(readAnswers()).toEqual({ functional: true, matomo: true });
  refuseAll(new Set(['map']));
  expect(readAnswers()).toEqual({ functional: true, matomo: true, map: false });
});

test('refusing everything includes services without an entry, refusing one purpose does not', async () => {
  const { allowContent, refuseAll, listAllowedContent } = await openBanner();
  allowContent('clock', host);
  refuseAll(new Set(['map']));
  expect(listAllowedContent()).toEqual([{ service: 'clock', host }]);
  refuseAll(everything);
  expect(listAllowedContent()).toEqual([]);
});

test('a draft survives changes of other purposes', async () => {
  const { toggle, saveAnswer: answer, allowContent, isTicked } = await openBanner();
  toggle('map');
  answer({ function_id: 'matomo', consentGiven: true, locked: false, revision: 1 });
  expect([isTicked('map'), isTicked('matomo')]).toEqual([true, true]);
  toggle('matomo');
  allowContent('clock', host);
  expect([isTicked('map'), isTicked('matomo')]).toEqual([true, false]);
});

test('a locked purpose cannot be toggled', async () => {
  const { toggle, refuseAll, isTicked, readAnswers } = await openBanner();
  toggle('functional');
  refuseAll(everything);
  expect([isTicked('functional'), readAnswers().functional]).toEqual([true, true]);
});

test('toggling an unknown purpose changes nothing and logs a warning', async () => {
  const { toggle, consents } = await openBanner();
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const before = JSON.stringify(consents);
  toggle('constructor');
  expect(log).toHaveBeenCalledExactlyOnceWith('There is no consent constructor to toggle.');
  expect(JSON.stringify(consents)).toBe(before);
});

test('changes elsewhere update the checkboxes until the banner closes', async () => {
  const { allowContent, resetConsents, isTicked, disconnect } = await openBanner();
  allowContent('map', host);
  expect(isTicked('map')).toBe(true);
  resetConsents();
  expect(isTicked('map')).toBe(false);
  disconnect();
  allowContent('map', host);
  expect(isTicked('map')).toBe(false);
});

test('resetting removes every answer', async () => {
  const { allowAll, resetConsents, storage } = await openBanner();
  allowAll(everything);
  resetConsents();
  expect(storage).toEqual({});
});
