import { expect, test } from 'vitest';
import { findMissingSetup } from './hook.ts';

const complete = { EMAIL_TRANSPORT: 'smtp', EMAIL_SMTP_HOST: 'mail.example.org', EMAIL_FROM: 'website@example.org' };

test('is complete with a mail server and a sender', () => {
  expect(findMissingSetup(complete)).toBeUndefined();
  expect(findMissingSetup({ ...complete, EMAIL_TRANSPORT: 'ses', EMAIL_SMTP_HOST: undefined })).toBeUndefined();
});

test.each([
  ['a mail server', { EMAIL_SMTP_HOST: undefined }, 'EMAIL_SMTP_HOST'],
  ['a mail server, and Directus takes a program that is not there', noSendmail(), 'EMAIL_SMTP_HOST'],
  ['a sender', { EMAIL_FROM: undefined }, 'EMAIL_FROM'],
  ['a sender of its own', { EMAIL_FROM: 'no-reply@example.com' }, 'EMAIL_FROM'],
])('explains the missing configuration without %s', (_, changes, name) => {
  expect(findMissingSetup({ ...complete, ...changes })).toContain(name);
});

function noSendmail() {
  return { EMAIL_TRANSPORT: 'sendmail', EMAIL_SENDMAIL_PATH: '/nowhere/sendmail' };
}
