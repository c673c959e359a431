import { describe, expect, test } from 'vitest';
import {
  type ConsentEntry,
  composeEntries,
  findUnanswered,
  formatQuestions,
  selectQuestions,
  toAnswers,
  toChoices,
} from './consent-entries.ts';
import { parseConsentFile } from './consent-file.ts';

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
  youtube: { display_name: 'Filme: YouTube', description: 'von Google' },
  vimeo: { display_name: 'Filme: Vimeo', description: 'von Vimeo' },
};
const hosts = {
  map: 'map.example',
  booking: 'booking.example',
  youtube: 'youtube.example',
  vimeo: 'vimeo.example',
  clock: 'clock.example',
};
const allHosts = { ...hosts, matomo: 'matomo.example' };
const functional = makeEntry('functional', { locked: true, default_on: true });
const answer = (function_id: string, consentGiven: boolean, revision = 1) => ({
  function_id,
  consentGiven,
  locked: false,
  revision,
});
const ids = (entries: readonly ConsentEntry[]) => entries.map(({ function_id }) => function_id);
const never = () => false;

describe('consent purposes', () => {
  test('are the necessary one, those of editors, and analytics where configured', () => {
    expect(ids(composeEntries([makeEntry('map')], own, allHosts))).toEqual(['functional', 'map', 'matomo']);
    expect(ids(composeEntries([makeEntry('map')], own, hosts))).toEqual(['functional', 'map']);
    expect(composeEntries([], own, hosts)).toEqual([{ ...functional, ...own.functional }]);
  });

  test('have the texts of editors where there are any, once', () => {
    const fromEditors = [makeEntry('matomo', { display_name: 'Zählung' }), makeEntry('map'), makeEntry('map')];
    const entries = composeEntries(fromEditors, own, allHosts);
    expect(entries.map(({ display_name }) => display_name)).toEqual(['Notwendiges', 'Zählung', 'map']);
  });

  test('have no analytics where none are configured, whatever editors entered', () => {
    expect(ids(composeEntries([makeEntry('matomo')], own, hosts))).toEqual(['functional']);
  });

  test('have the host of their content, and are left out without one', () => {
    const fromEditors = [makeEntry('map'), makeEntry('clock'), makeEntry('security')];
    const { clock: _, ...others } = allHosts;
    const asked = composeEntries(fromEditors, own, others).map(({ function_id, host }) => [function_id, host]);
    expect(asked).toEqual([
      ['functional', undefined],
      ['map', 'map.example'],
      ['security', undefined],
      ['matomo', 'matomo.example'],
    ]);
  });

  test('are split by video provider, also where editors have one entry for all videos', () => {
    const [, ...films] = composeEntries([makeEntry('video', { revision: 4, display_name: 'Videos' })], own, hosts);
    expect(films).toEqual([
      { ...makeEntry('youtube', { revision: 4, host: 'youtube.example' }), ...own.youtube },
      { ...makeEntry('vimeo', { revision: 4, host: 'vimeo.example' }), ...own.vimeo },
    ]);
    const named = composeEntries(
      [makeEntry('vimeo', { display_name: 'Eigene Worte' }), makeEntry('video')],
      own,
      hosts,
    );
    expect(named.map(({ display_name }) => display_name)).toEqual(['Notwendiges', 'Eigene Worte', 'Filme: YouTube']);
  });

  test('always include the necessary one', () => {
    const [first] = composeEntries([makeEntry('functional', { display_name: 'Technik' })], own, hosts);
    expect(first).toMatchObject({ display_name: 'Technik', locked: true, default_on: true });
  });

  test('are not preselected unless they need no consent', () => {
    const fromEditors = [
      makeEntry('youtube', { default_on: true }),
      makeEntry('video', { default_on: true, locked: true }),
      makeEntry('security', { default_on: true, locked: true }),
    ];
    const ticked = composeEntries(fromEditors, own, allHosts).filter(({ default_on }) => default_on);
    expect(ids(ticked)).toEqual(['functional', 'security']);
    const choices = toChoices(composeEntries(fromEditors, own, allHosts), [], never);
    expect(ids(choices.filter(({ consentGiven }) => consentGiven))).toEqual(['functional', 'security']);
  });

  test.each(['matomo', 'map', 'booking', 'youtube', 'vimeo', 'clock'])(
    'never lock %s, whatever editors enter',
    (id) => {
      const entries = composeEntries([makeEntry(id, { locked: true, default_on: true })], own, allHosts);
      expect(entries.find(({ function_id }) => function_id === id)).toMatchObject({ locked: false, default_on: false });
    },
  );

  test.each(['', 'two words', 'a:b', 'ä', '<b>', 'x'.repeat(65)])('cannot have the id %j', (id) => {
    expect(ids(composeEntries([makeEntry(id)], own, hosts))).toEqual(['functional']);
  });

  test('are formatted as questions by id and revision, except for locked ones', () => {
    const entries = [functional, makeEntry('security', { locked: true }), makeEntry('map', { revision: 3 })];
    expect(formatQuestions(entries)).toBe('functional:1 map:3');
  });
});

describe('unanswered purposes', () => {
  const entries = [functional, makeEntry('map'), makeEntry('matomo', { revision: 2 })];

  test('are all of them for a new visitor', () => {
    expect(ids(findUnanswered(entries, []))).toEqual(['functional', 'map', 'matomo']);
  });

  test('are none after an answer of either kind', () => {
    expect(findUnanswered(entries, [answer('map', false), answer('matomo', true, 2)])).toEqual([]);
  });

  test('are new purposes, and those with a new revision', () => {
    expect(ids(findUnanswered(entries, [answer('map', true)]))).toEqual(['matomo']);
    expect(ids(findUnanswered(entries, [answer('map', true), answer('matomo', true, 1)]))).toEqual(['matomo']);
  });
});

describe('the choices', () => {
  const ticked = (
    entries: readonly ConsentEntry[],
    answers: ReturnType<typeof answer>[],
    isAllowed: (service: string, host: string) => boolean = never,
  ) => ids(toChoices(entries, answers, isAllowed).filter(({ consentGiven }) => consentGiven));

  test('are the stored answers', () => {
    expect(ticked([functional, makeEntry('matomo')], [answer('matomo', true)])).toEqual(['functional', 'matomo']);
    expect(ticked([functional, makeEntry('matomo')], [answer('matomo', false)])).toEqual(['functional']);
  });

  test('ignore an answer to another revision', () => {
    expect(ticked([makeEntry('matomo', { revision: 2 })], [answer('matomo', true, 1)])).toEqual([]);
  });

  test('of third-party content are those of its gate', () => {
    const map = makeEntry('map', { host: 'map.example' });
    expect(ticked([map], [answer('map', true)])).toEqual([]);
    expect(ticked([map], [answer('map', false)], () => true)).toEqual(['map']);
    expect(ticked([map], [], (service, host) => service === 'map' && host === 'map.example')).toEqual(['map']);
    expect(ticked([map], [], (_, host) => host === 'other.example')).toEqual([]);
  });

  test('ignore a gate that answered another revision', () => {
    expect(
      ticked([makeEntry('map', { host: 'map.example', revision: 2 })], [answer('map', true, 1)], () => true),
    ).toEqual([]);
    expect(
      ticked([makeEntry('map', { host: 'map.example', revision: 2 })], [answer('map', true, 2)], () => true),
    ).toEqual(['map']);
  });

  test('are converted to answers with their revisions', () => {
    const choices = toChoices([functional, makeEntry('map', { host: 'map.example', revision: 3 })], [], () => true);
    expect(toAnswers(choices)).toEqual([
      { function_id: 'functional', consentGiven: true, locked: true, revision: 1 },
      { function_id: 'map', consentGiven: true, locked: false, revision: 3 },
    ]);
  });
});

test('a malformed consent file is undefined', () => {
  const file = { banner: [], entries: [functional], words: {}, policyHref: '/datenschutz#cookies', matomo: null };
  const { banner: _banner, ...older } = file;
  expect(parseConsentFile(file)).toEqual(file);
  for (const broken of [null, 'x', [], {}, { ...file, entries: {} }, older, { entries: [] }]) {
    expect(parseConsentFile(broken)).toBeUndefined();
  }
});

describe('the banner asks', () => {
  const entries = composeEntries([makeEntry('map', { revision: 2 })], own, allHosts);
  const select = (answers: Parameters<typeof selectQuestions>[1], isRequested = false) => {
    const { asked, unanswered, isAgain } = selectQuestions(entries, answers, isRequested);
    return { asked: ids(asked), unanswered: ids(unanswered), isAgain };
  };

  test('a new visitor everything', () => {
    const everything = ['functional', 'map', 'matomo'];
    expect(select([])).toEqual({ asked: everything, unanswered: everything, isAgain: false });
  });

  test('a returning visitor new and changed purposes only, or everything at their request', () => {
    const answers = [answer('functional', true), answer('map', true), answer('matomo', true)];
    expect(select(answers)).toEqual({ asked: ['map'], unanswered: ['map'], isAgain: true });
    expect(select(answers, true).asked).toEqual(['functional', 'map', 'matomo']);
  });

  test('a visitor who only answered about analytics elsewhere everything', () => {
    expect(select([answer('matomo', true)])).toMatchObject({ asked: ['functional', 'map', 'matomo'], isAgain: false });
  });

  test('nothing where everything is answered', () => {
    expect(select([answer('functional', true), answer('map', true, 2), answer('matomo', true)]).asked).toEqual([]);
  });
});
