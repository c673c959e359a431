import { expect, test, vi } from 'vitest';
import { findTranslatedEntry, logContentNotice } from './content-notice.ts';

test('a notice is one line of the log and names the entry', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  logContentNotice('translation missing', { language: 'fr' }, { collection: 'page', id: 3 });
  expect(log.mock.lastCall).toEqual([
    '{"level":"warn","event":"translation missing","language":"fr","entry":"page/3"}',
  ]);
});

test('a translation names its entry by its key', () => {
  expect(findTranslatedEntry({ id: 1, menu_entry_id: 7, language: 'de' })).toEqual({ collection: 'menu_entry', id: 7 });
  expect(findTranslatedEntry({ language: 'de', title: 'Ring' })).toBeUndefined();
  expect(findTranslatedEntry(undefined)).toBeUndefined();
});
