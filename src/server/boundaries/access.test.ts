import { expect, test } from 'vitest';
import { signLink } from '../signature.ts';
import { createSignedAccess, signInspectorQuery } from './access.ts';

const secret = 'of the test';
const now = 1_795_000_000_000;
const hour = 60 * 60_000;
const at = (time: number) => createSignedAccess(secret, true, () => time);
const query = signInspectorQuery(secret, now);
const cookieOf = (given: string) => at(now).findCookie(given)?.split(';')[0];

test('a signed link opens the inspector for an hour', () => {
  expect(at(now + hour).isAllowed({ query, cookie: undefined })).toBe(true);
  expect(at(now + hour + 1).isAllowed({ query, cookie: undefined })).toBe(false);
});

test('the cookie of a signed link opens further pages, and expires with the link', () => {
  const cookie = `consent=1; ${cookieOf(query)}; other=2`;
  expect(at(now + hour).isAllowed({ query: '', cookie })).toBe(true);
  expect(at(now + hour + 1).isAllowed({ query: '', cookie })).toBe(false);
  expect(at(now).findCookie(query)).toMatch(/; Path=\/; Max-Age=3600; HttpOnly; SameSite=Strict; Secure$/);
});

test.each([
  ['no key', ''],
  ['an empty key', '?key='],
  ['a key of another secret', signInspectorQuery('of another site', now)],
  ['the key of a preview', `?${new URLSearchParams({ key: signLink(secret, 'preview', 'inspector', now) })}`],
  ['a key from the future', signInspectorQuery(secret, now + 2 * hour)],
  ['a key with a changed time', query.replace('t%3D179', 't%3D180')],
])('%s opens nothing and sets no cookie', (_, given) => {
  expect(at(now).isAllowed({ query: given, cookie: undefined })).toBe(false);
  expect(at(now).findCookie(given)).toBeUndefined();
});

test.each(['boundaries=%E0%A4%A', 'boundaries', '=;;=', 'boundaries=t=1,v2=ab'])(
  'the cookie %j opens nothing',
  (cookie) => {
    expect(at(now).isAllowed({ query: '', cookie })).toBe(false);
  },
);

test('an empty secret opens nothing', () => {
  const access = createSignedAccess('', false, () => now);
  expect(access.isAllowed({ query: signInspectorQuery('', now), cookie: undefined })).toBe(false);
});
