import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { composeEntries } from './consent-entries.ts';
import { stubBrowser } from './consent-fixture.ts';

const host = 'map.example';
const texts = { display_name: '', description: '' };
const own = { functional: { ...texts, display_name: 'Notwendiges' }, matomo: texts, youtube: texts, vimeo: texts };
const map = { display_name: 'Karte', description: '', link: null, default_on: false, locked: false, revision: 1 };
const entries = composeEntries([{ ...map, function_id: 'map' }], own, { map: host, matomo: 'matomo.example' });
const only = (...ids: string[]) => entries.filter(({ function_id }) => ids.includes(function_id));
const all = () => true;

/** The choices of one page with stubbed storage. */
async function openPage() {
  const { storage } = stubBrowser();
  const choices = await import('./consent-choices.ts');
  const stored = await import('./stored-consents.ts');
  const { allowContent, listAllowedContent, saveAnswer } = await import('./consent-storage.ts');
  const readGiven = () =>
    Object.fromEntries(
      choices.readChoices(entries).map(({ function_id, consentGiven }) => [function_id, consentGiven]),
    );
  const readAnswers = () =>
    Object.fromEntries(stored.readAnswers().map(({ function_id, consentGiven }) => [function_id, consentGiven]));
  return { ...choices, ...stored, allowContent, listAllowedContent, saveAnswer, storage, readGiven, readAnswers };
}

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('only necessary purposes are preselected', async () => {
  const { readGiven, storage } = await openPage();
  expect(readGiven()).toEqual({ functional: true, map: false, matomo: false });
  expect(storage).toEqual({});
});

test('the selected purposes are saved, and the others as refused', async () => {
  const { saveChoices, readAnswers } = await openPage();
  saveChoices(entries, entries, (id) => id === 'matomo');
  expect(readAnswers()).toEqual({ functional: true, map: false, matomo: true });
});

test('everything can be allowed and refused, including third-party content', async () => {
  const { saveChoices, refuseAll, readAnswers, isContentAllowed } = await openPage();
  saveChoices(entries, entries, all);
  expect([readAnswers(), isContentAllowed('map', host)]).toEqual([{ functional: true, map: true, matomo: true }, true]);
  refuseAll(entries, entries);
  expect([readAnswers(), isContentAllowed('map', host)]).toEqual([
    { functional: true, map: false, matomo: false },
    false,
  ]);
});

test('answering one purpose leaves the others unanswered', async () => {
  const { saveChoices, refuseAll, readAnswers } = await openPage();
  saveChoices(entries, only('matomo'), all);
  expect(readAnswers()).toEqual({ functional: true, matomo: true });
  refuseAll(entries, only('map'));
  expect(readAnswers()).toEqual({ functional: true, matomo: true, map: false });
});

test('refusing everything includes services without an entry, refusing one purpose does not', async () => {
  const { allowContent, refuseAll, listAllowedContent } = await openPage();
  allowContent('clock', host);
  refuseAll(entries, only('map'));
  expect(listAllowedContent()).toEqual([{ service: 'clock', host }]);
  refuseAll(entries, entries);
  expect(listAllowedContent()).toEqual([]);
});

test('a locked purpose is stored as given, whatever is selected', async () => {
  const { saveChoices, readAnswers } = await openPage();
  saveChoices(entries, entries, () => false);
  expect(readAnswers().functional).toBe(true);
});

test('answers that were given elsewhere are read', async () => {
  const { allowContent, saveAnswer, readGiven } = await openPage();
  allowContent('map', host);
  saveAnswer({ function_id: 'matomo', consentGiven: true, locked: false, revision: 1 });
  expect(readGiven()).toEqual({ functional: true, map: true, matomo: true });
});

test('saved choices are reported', async () => {
  const { saveChoices, onConsentChange } = await openPage();
  const listener = vi.fn<() => void>();
  onConsentChange(listener);
  saveChoices(entries, entries, all);
  expect(listener).toHaveBeenCalled();
});
