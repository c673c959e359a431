import { expect, it } from 'vitest';
import { explainWriteError } from './failure.mjs';

const fail = (code: string) => Object.assign(new Error(code), { code, path: '/site/.vitrine/fonts' });

it.each([
  ['EROFS', /^\/site\/\.vitrine\/fonts cannot be written: its disk is read-only/],
  ['EACCES', /^\/site\/\.vitrine\/fonts cannot be opened or written/],
  ['EPERM', /^\/site\/\.vitrine\/fonts cannot be opened or written/],
  ['ENOSPC', /^The disk is full, so \/site\/\.vitrine\/fonts cannot be written/],
])('explains %s by the file that cannot be written, and what to do', (code, message) => {
  const failure = explainWriteError(fail(code));
  expect(failure?.message).toMatch(message);
  expect(failure?.advice.length).toBeGreaterThan(0);
});

it('leaves other errors as they are', () => {
  expect(explainWriteError(fail('ENOENT'))).toBeUndefined();
  expect(explainWriteError(new Error('broken'))).toBeUndefined();
});
