import { describe, expect, test } from 'vitest';
import { cleanLine, cleanText, isEmailAddress, shorten } from './clean-text.ts';

describe('a name', () => {
  test.each([
    ['a line end and a header', 'Eve\r\nBcc: all@example.org', 'Eve Bcc: all@example.org'],
    ['Unicode’s own line ends', 'Eve\u2028Bcc: a@b.example\u2029\u0085x', 'Eve Bcc: a@b.example x'],
    ['a character that turns the direction', 'Eve\u202egro.elpmaxe', 'Eve gro.elpmaxe'],
    ['zero bytes and bells', '\0Eve\u0007 \u007f', 'Eve'],
    ['half of a character', 'Eve \ud83d', 'Eve \ufffd'],
    ['accents, other scripts and a family', 'Zoë 李雷 👩‍👧‍👦', 'Zoë 李雷 👩‍👧‍👦'],
  ])('becomes a single line with %s', (_, typed, line) => {
    expect(cleanLine(typed)).toBe(line);
  });
});

describe('a message', () => {
  test('keeps line breaks and loses control characters', () => {
    expect(cleanText(' Guten Tag,\r\n\r\nein Ring\u2028\tund\u001b[31m mehr\0\r')).toBe(
      'Guten Tag,\n\nein Ring\n\tund[31m mehr',
    );
  });
});

test('truncates a line between graphemes', () => {
  expect(shorten('ab👩‍👧‍👦cd', 3)).toBe('ab…');
  expect(shorten('ab👩‍👧‍👦cd', 5)).toBe('ab👩‍👧‍👦cd');
});

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
