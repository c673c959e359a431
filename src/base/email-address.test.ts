import { describe, expect, test } from 'vitest';
import { isEmailAddress } from './email-address.ts';

describe('an e-mail address', () => {
  test.each(['a@b.de', 'anna.lind+ring@mail.example.org', "o'neil@example.com", 'zoe@müller.example'])(
    'is %s',
    (address) => {
      expect(isEmailAddress(address)).toBe(true);
    },
  );

  test.each([
    ...['', 'anna', 'anna@', '@example.org', 'anna@example', 'anna@127.0.0.1', 'anna@@example.org'],
    ...['a@b.de,c@d.de', 'a@b.de;c@d.de', 'Anna <a@b.de>', 'a@b.de (Anna)', '"a b"@c.de', 'a b@c.de', 'a@b .de'],
    ...['a@b.de\r\nBcc: c@d.de', 'a@b.de\n', 'a@b\u2028.de', 'a\u202e@b.de', 'zoë@example.org', 'a@b..de', 'a@-b.de'],
    ...[`${'a'.repeat(65)}@b.de`, `a@${'b.'.repeat(130)}de`, 'a@ex%61mple.org', 'a@b.de/x', 'a@[::1]'],
  ])('is invalid: %j', (typed) => {
    expect(isEmailAddress(typed)).toBe(false);
  });

  test.each([undefined, null, 7, {}, ['a@b.de'], { toString: () => 'a@b.de' }])('is invalid: %s', (value) => {
    expect(isEmailAddress(value)).toBe(false);
  });
});
