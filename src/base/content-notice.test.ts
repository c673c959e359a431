import { expect, test, vi } from 'vitest';
import { findEntryOf, noteContent } from './content-notice.ts';

test('a notice is one line of the log and names the entry', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  noteContent('translation missing', { language: 'fr' }, { collection: 'page', id: 3 });
  expect(log.mock.lastCall).toEqual([
    '{"level":"warn","event":"translation missing","language":"fr","entry":"page/3"}',
  ]);
});

test('a translation names its entry by its key', () => {
  expect(findEntryOf({ id: 1, menu_entry_id: 7, language: 'de' })).toEqual({ collection: 'menu_entry', id: 7 });
  expect(findEntryOf({ language: 'de', title: 'Ring' })).toBeUndefined();
  expect(findEntryOf(undefined)).toBeUndefined();
});
