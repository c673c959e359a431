import { expect, test } from 'vitest';
import { findBankAccount, formatBankDetails, formatIban, parseBic, parseIban } from './bank-account.ts';

test.each([
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['at611904300234573201', 'AT611904300234573201'],
  ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'MT84MALT011000012345MTLCAST001S'],
  ['NO93 8601 1117 947', 'NO9386011117947'],
])('the IBAN %s is normalized', (typed, compact) => {
  expect(parseIban(typed)).toBe(compact);
  expect(parseIban(formatIban(compact))).toBe(compact);
});

test.each([
  ['a wrong digit', 'DE89370400440532013001'],
  ['two digits in the other order', 'DE89370400440532010300'],
  ['a digit too few', 'DE8937040044053201300'],
  ['a digit too many', 'DE893704004405320130000'],
  ['a country outside of the euro payments', 'AE070331234567890123456'],
  ['another script', 'DE８９370400440532013000'],
  ['nothing', ''],
])('an IBAN with %s is invalid', (_, typed) => {
  expect(parseIban(typed)).toBeUndefined();
});

test('a BIC has eight or eleven characters', () => {
  expect(['cobadeff', 'COBA DE FF XXX', 'COBADEFFXX', 'COBADEF', '1OBADEFF', ''].map(parseBic)).toEqual([
    'COBADEFF',
    'COBADEFFXXX',
    ...Array(4).fill(undefined),
  ]);
});

test('an account needs a recipient and an IBAN, and no BIC', () => {
  const fields = { bank_recipient: ' Juwelier\n Linde ', bank_iban: 'DE89370400440532013000', bank_bic: null };
  const account = { recipient: 'Juwelier Linde', iban: 'DE89370400440532013000', bic: null };
  expect(findBankAccount(fields)).toEqual(account);
  expect(findBankAccount({ ...fields, bank_recipient: ' ' })).toBeUndefined();
  expect(findBankAccount({ ...fields, bank_iban: null })).toBeUndefined();
  expect(formatBankDetails(account)).toBe('Juwelier Linde\nIBAN DE89 3704 0044 0532 0130 00');
  expect(formatBankDetails({ ...account, bic: 'COBADEFF' })).toMatch(/\nBIC COBADEFF$/);
});
