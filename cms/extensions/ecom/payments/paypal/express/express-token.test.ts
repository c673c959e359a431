import { expect, test } from 'vitest';
import { hashPayer, makeExpressToken, parseExpressToken } from './express-token.ts';

const env = { SITE_SECRET: 'secret' };
const project = 'vierlinden.example';
const at = Date.UTC(2026, 10, 23, 10);
const express = { paypalOrderId: '5O190127TN364715T', at, payer: hashPayer('QYR5Z8XDVJNXQ') };
const token = makeExpressToken(env, project, express);
const after = (minutes: number) => new Date(at + minutes * 60_000);

test('accepts a token of the same website until it expires', () => {
  expect(parseExpressToken(env, project, token, after(169))).toEqual(express);
  expect(parseExpressToken(env, project, token, after(171))).toBeUndefined();
  const begun = { ...express, payer: '' };
  expect(parseExpressToken(env, project, makeExpressToken(env, project, begun), after(1))).toEqual(begun);
});

test('rejects tokens that are modified, of another website or signed with another secret', () => {
  const [id, time, payer, mac] = token.split('.');
  for (const changed of [
    ['5O190127TN364715U', time, payer, mac],
    [id, (at + 1).toString(36), payer, mac],
    [id, time, '', mac],
    [id, time, hashPayer('ANOTHER'), mac],
    [id, time, payer, mac?.toLowerCase()],
  ]) {
    expect(parseExpressToken(env, project, changed.join('.'), after(1)), changed.join('.')).toBeUndefined();
  }
  expect(parseExpressToken(env, 'other.example', token, after(1))).toBeUndefined();
  expect(parseExpressToken({ SITE_SECRET: 'other' }, project, token, after(1))).toBeUndefined();
  expect(() => makeExpressToken({}, project, express)).toThrow('SITE_SECRET');
});
