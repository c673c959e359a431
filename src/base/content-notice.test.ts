import { expect, test, vi } from 'vitest';
import { findTranslatedEntry, logContentNotice } from './content-notice.ts';

test('a content notice is one line of JSON with its entry', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  logContentNotice('translation missing', { language: 'fr' }, { collection: 'page', id: 3 });
  expect(log.mock.lastCall).toEqual([
    '{"level":"warn","event":"translation missing","language":"fr","entry":"page/3"}',
  ]);
});

test('the entry of a translation is found by its foreign key', () => {
  expect(findTranslatedEntry({ id: 1, menu_entry_id: 7, language: 'de' })).toEqual({ collection: 'menu_entry', id: 7 });
  expect(findTranslatedEntry({ language: 'de', title: 'Ring' })).toBeUndefined();
  expect(findTranslatedEntry(undefined)).toBeUndefined();
});
