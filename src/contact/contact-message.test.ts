import { describe, expect, it } from 'vitest';
import { maxDrawingLength } from '../orders/drawing-limits.ts';
import { parseContactMessage } from './contact-message.ts';

const anna = { name: 'Anna Muster', email: 'anna@muster.example', message: 'Haben Sie Perlen?', privacy: 'on' };

const write = (changes: Record<string, unknown> = {}) => parseContactMessage({ ...anna, ...changes });

const drawings = ['s9x9;1 1', 'o9x9;0 0 9 0 0 9'];

describe('a contact message', () => {
  it('is parsed with name, e-mail address, text and consent', () => {
    const { privacy: _, ...message } = anna;
    expect(write()).toEqual({ status: 'ok', message: { ...message, pair: '', drawings: [], isSpam: false } });
  });

  it.each([
    ['name', '', 'missing'],
    ['name', ' \t\u00a0 ', 'missing'],
    ['name', '\u2028\u0000', 'missing'],
    ['name', undefined, 'missing'],
    ['name', 'x'.repeat(201), 'tooLong'],
    ['name', ['Anna'], 'invalid'],
    ['name', { toString: 'Anna' }, 'invalid'],
    ['name', null, 'invalid'],
    ['email', '', 'missing'],
    ['email', 'anna', 'invalid'],
    ['email', 'anna@muster', 'invalid'],
    ['email', 'anna@muster.example, eva@muster.example', 'invalid'],
    ['email', 'Anna <anna@muster.example>', 'invalid'],
    ['email', 'anna@muster.example\r\nBcc: eva@muster.example', 'invalid'],
    [
      'email',
      `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.example`,
      'tooLong',
    ],
    ['email', 5, 'invalid'],
    ['message', ' \n ', 'missing'],
    ['message', 'x'.repeat(5001), 'tooLong'],
    ['message', 12, 'invalid'],
    ['drawings', '<svg onload=x>', 'invalid'],
    ['drawings', `${drawings[0]}|`, 'invalid'],
    ['drawings', ['s9x9;1 1'], 'invalid'],
    ['drawings', Array.from({ length: 3 }, (_, index) => `s9x9;${index} 1`).join('|'), 'tooLong'],
    ['drawings', `s9x9;1 1${' 0 0'.repeat(maxDrawingLength)}`, 'tooLong'],
    ['privacy', undefined, 'missing'],
    ['privacy', '', 'missing'],
    ['privacy', 'off', 'missing'],
    ['privacy', ['on'], 'missing'],
  ])('whose %s is %j has the error %s', (field, value, error) => {
    expect(write({ [field]: value })).toEqual({ status: 'failed', fieldErrors: { [field]: error } });
  });

  it('has the drawings of a pair, and no pair without one', () => {
    const pair = 'size=54&drawing=Zm9v-YmFy_YmF6MA';
    expect(write({ pair, drawings: drawings.join('|') })).toMatchObject({ message: { pair, drawings } });
    expect(write({ pair, drawings: '' })).toMatchObject({ message: { pair: '', drawings: [] } });
    expect(write({ pair: 'x'.repeat(2001) })).toMatchObject({ status: 'failed' });
  });

  it('has the errors of all fields at once', () => {
    expect(parseContactMessage({})).toEqual({
      status: 'failed',
      fieldErrors: { name: 'missing', email: 'missing', message: 'missing', privacy: 'missing' },
    });
  });

  it.each([
    ['Zoë Ångström-Δημήτρης', 'Zoë Ångström-Δημήτρης'],
    ['田中 花子', '田中 花子'],
    ['محمد', 'محمد'],
    ['👩‍👩‍👧 Familie', '👩‍👩‍👧 Familie'],
    ['Zoe\u0308', 'Zoë'],
    ['Anna\r\nBcc: eva@muster.example', 'Anna Bcc: eva@muster.example'],
    ['Anna\u2028Muster\u2029', 'Anna Muster'],
    ['A\u0000n\u0007na', 'A n na'],
    ['\ud800Anna', '\ufffdAnna'],
    ['Anna\u202etset', 'Anna tset'],
  ])('keeps a name unchanged: %j', (typed, normalized) => {
    expect(write({ name: typed })).toMatchObject({ message: { name: normalized } });
  });

  it('keeps paragraphs, and loses control characters', () => {
    expect(write({ message: 'Guten Tag,\r\n\r\nhaben\rSie\u2028Perlen?\u0000' })).toMatchObject({
      message: { message: 'Guten Tag,\n\nhaben\nSie Perlen?' },
    });
  });

  it.each(['anna@müller.example', "o'hara+ring@shop.co.uk", 'a@xn--mller-kva.example'])(
    'accepts the e-mail address %s',
    (email) => {
      expect(write({ email })).toMatchObject({ status: 'ok', message: { email } });
    },
  );

  it.each([['reich werden'], [['x']], [0], [true]])('with %j in the honeypot is spam', (subject) => {
    expect(write({ subject })).toMatchObject({ message: { isSpam: true } });
  });

  it.each([[''], [undefined], [null]])('with %j in the honeypot is not spam', (subject) => {
    expect(write({ subject })).toMatchObject({ message: { isSpam: false } });
  });

  it('ignores inherited properties', () => {
    expect(parseContactMessage(JSON.parse('{"__proto__": {"name": "Anna"}, "privacy": true}'))).toMatchObject({
      fieldErrors: { name: 'missing' },
    });
  });
});
