import { describe, expect, test } from 'vitest';
import { signBody, verifyBody } from './signature.ts';

const at = Date.UTC(2026, 5, 1, 12);
const body = '{"name":"Zoë"}';
const header = signBody('secret', body, at);

describe('a signed call', () => {
  test('is known by secret, body and time', () => {
    expect(header).toMatch(/^t=1780315200000,v1=[0-9a-f]{64}$/);
    expect(verifyBody('secret', body, header, at)).toBe(true);
  });

  test.each([
    ['another secret', 'other', body, header],
    ['another body', 'secret', `${body} `, header],
    ['another time', 'secret', body, header.replace('t=17803152', 't=17803153')],
    ['a hash of another length', 'secret', body, header.slice(0, -2)],
    ['no header', 'secret', body, ''],
    ['half a header', 'secret', body, `t=${at}`],
    ['more than a header', 'secret', body, `${header},v1=${'0'.repeat(64)}`],
  ])('is refused with %s', (_, secret, sent, given) => {
    expect(verifyBody(secret, sent, given, at)).toBe(false);
  });

  test('is good for five minutes, on either side of our clock', () => {
    expect(verifyBody('secret', body, header, at + 300_000)).toBe(true);
    expect(verifyBody('secret', body, header, at + 300_001)).toBe(false);
    expect(verifyBody('secret', body, header, at - 300_001)).toBe(false);
  });

  test('is refused where no secret is configured, even if it was signed with none', () => {
    expect(verifyBody('', body, signBody('', body, at), at)).toBe(false);
  });
});
