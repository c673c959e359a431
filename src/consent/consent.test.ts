import { describe, expect, test } from 'vitest';
import { findOpen, toAnswers, toChoices } from './consent.ts';
import { type ConsentEntry, composeEntries, formatAsks } from './consent-entries.ts';
import { parseConsentFile } from './load-consent-file.ts';

function makeEntry(function_id: string, changes: Partial<ConsentEntry> = {}): ConsentEntry {
  return {
    function_id,
    display_name: function_id,
    description: '',
    link: null,
    default_on: false,
    locked: false,
    revision: 1,
    ...changes,
  };
}

const own = {
  functional: { display_name: 'Notwendiges', description: 'Warenkorb' },
  matomo: { display_name: 'Statistik', description: 'Besuche' },
};
const functional = makeEntry('functional', { locked: true, default_on: true });
const answer = (function_id: string, consentGiven: boolean, revision = 1) => ({
  function_id,
  consentGiven,
  locked: false,
  revision,
});
const ids = (entries: readonly ConsentEntry[]) => entries.map(({ function_id }) => function_id);
const never = () => false;

describe('the purposes', () => {
  test('are what the site needs, what editors entered, and statistics where somebody counts', () => {
    expect(ids(composeEntries([makeEntry('map')], own, true))).toEqual(['functional', 'map', 'matomo']);
    expect(ids(composeEntries([makeEntry('map')], own, false))).toEqual(['functional', 'map']);
    expect(composeEntries([], own, false)).toEqual([{ ...functional, ...own.functional }]);
  });

  test('are said in the editors’ words where they have some, and once', () => {
    const fromEditors = [makeEntry('matomo', { display_name: 'Zählung' }), makeEntry('map'), makeEntry('map')];
    const entries = composeEntries(fromEditors, own, true);
    expect(entries.map(({ display_name }) => display_name)).toEqual(['Notwendiges', 'Zählung', 'map']);
  });

  test('have no statistics that nobody keeps, whatever editors entered', () => {
    expect(ids(composeEntries([makeEntry('matomo')], own, false))).toEqual(['functional']);
  });

  test('cannot switch off what the site needs', () => {
    const [first] = composeEntries([makeEntry('functional', { display_name: 'Technik' })], own, false);
    expect(first).toMatchObject({ display_name: 'Technik', locked: true, default_on: true });
  });

  test('are never ticked beforehand, unless they need no consent', () => {
    const fromEditors = [
      makeEntry('video', { default_on: true }),
      makeEntry('security', { default_on: true, locked: true }),
    ];
    const ticked = composeEntries(fromEditors, own, true).filter(({ default_on }) => default_on);
    expect(ids(ticked)).toEqual(['functional', 'security']);
    const choices = toChoices(composeEntries(fromEditors, own, true), [], never);
    expect(ids(choices.filter(({ consentGiven }) => consentGiven))).toEqual(['functional', 'security']);
  });

  test.each(['matomo', 'map', 'booking', 'video', 'clock'])('leave %s to the visitor, whatever editors tick', (id) => {
    const entries = composeEntries([makeEntry(id, { locked: true, default_on: true })], own, true);
    expect(entries.find(({ function_id }) => function_id === id)).toMatchObject({ locked: false, default_on: false });
  });

  test.each(['', 'two words', 'a:b', 'ä', '<b>', 'x'.repeat(65)])('cannot be called %j', (id) => {
    expect(ids(composeEntries([makeEntry(id)], own, false))).toEqual(['functional']);
  });

  test('are asked for by name and revision, but for what is locked', () => {
    const entries = [functional, makeEntry('security', { locked: true }), makeEntry('map', { revision: 3 })];
    expect(formatAsks(entries)).toBe('functional:1 map:3');
  });
});

describe('what is open', () => {
  const entries = [functional, makeEntry('map'), makeEntry('matomo', { revision: 2 })];

  test('is everything for who was never asked', () => {
    expect(ids(findOpen(entries, []))).toEqual(['functional', 'map', 'matomo']);
  });

  test('is nothing for who has answered, whatever the answer was', () => {
    expect(findOpen(entries, [answer('map', false), answer('matomo', true, 2)])).toEqual([]);
  });

  test('is a purpose that is new, and one that was asked for in other words', () => {
    expect(ids(findOpen(entries, [answer('map', true)]))).toEqual(['matomo']);
    expect(ids(findOpen(entries, [answer('map', true), answer('matomo', true, 1)]))).toEqual(['matomo']);
  });
});

describe('what stands in the boxes', () => {
  const ticked = (entries: readonly ConsentEntry[], answers: ReturnType<typeof answer>[], isAllowed = never) =>
    ids(toChoices(entries, answers, isAllowed).filter(({ consentGiven }) => consentGiven));

  test('is what the visitor answered', () => {
    expect(ticked([functional, makeEntry('matomo')], [answer('matomo', true)])).toEqual(['functional', 'matomo']);
    expect(ticked([functional, makeEntry('matomo')], [answer('matomo', false)])).toEqual(['functional']);
  });

  test('is nothing that was answered to another question', () => {
    expect(ticked([makeEntry('matomo', { revision: 2 })], [answer('matomo', true, 1)])).toEqual([]);
  });

  test('is for content of others what its gate says', () => {
    expect(ticked([makeEntry('map')], [answer('map', true)])).toEqual([]);
    expect(ticked([makeEntry('map')], [answer('map', false)], () => true)).toEqual(['map']);
  });

  test('is nothing that a gate was told in answer to another question', () => {
    expect(ticked([makeEntry('map', { revision: 2 })], [answer('map', true, 1)], () => true)).toEqual([]);
    expect(ticked([makeEntry('map', { revision: 2 })], [answer('map', true, 2)], () => true)).toEqual(['map']);
  });

  test('is kept as it stands, with the question that was asked', () => {
    const choices = toChoices([functional, makeEntry('map', { revision: 3 })], [], () => true);
    expect(toAnswers(choices)).toEqual([
      { function_id: 'functional', consentGiven: true, locked: true, revision: 1 },
      { function_id: 'map', consentGiven: true, locked: false, revision: 3 },
    ]);
  });
});

test('a file of another form is none', () => {
  const file = { entries: [functional], words: {}, policyHref: '/datenschutz#cookies', matomo: null };
  expect(parseConsentFile(file)).toEqual(file);
  for (const broken of [null, 'x', [], {}, { ...file, entries: {} }, { entries: [] }]) {
    expect(parseConsentFile(broken)).toBeUndefined();
  }
});
