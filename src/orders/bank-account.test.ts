import { expect, test } from 'vitest';
import { readModules, scanModules } from '../../tests/scan-qr.ts';
import { drawQrCode, type Modules, toSvgPath } from '../base/qr-code.ts';
import {
  findBankAccount,
  formatBankDetails,
  formatIban,
  parseBic,
  parseIban,
  type Transfer,
  writeGiroCode,
} from './bank-account.ts';

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

function makeTransfer(changes: Partial<Transfer> = {}): Transfer {
  return {
    ...{ recipient: 'Müller & Söhne', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
    ...{ cents: 135_990, reference: '2026-000123' },
    ...changes,
  };
}

test('the drawn code is decoded to recipient, account, amount and reference', () => {
  const modules = drawQrCode(writeGiroCode(makeTransfer()) ?? '');
  expect(scanModules(readModules(toSvgPath(modules), modules.length))).toBe(
    [
      ...['BCD', '002', '1', 'SCT', 'COBADEFFXXX', 'Müller & Söhne', 'DE89370400440532013000', 'EUR1359.90'],
      ...['', '', '2026-000123'],
    ].join('\n'),
  );
});

test('the code has a quiet zone of four modules and error correction M', () => {
  const modules = drawQrCode(writeGiroCode(makeTransfer()) ?? '');
  const quiet = (row: readonly boolean[]) => !row.includes(true);
  const edge = (rows: Modules) => [...rows.slice(0, 4), ...rows.slice(-4)];
  expect(edge(modules).every(quiet)).toBe(true);
  expect(edge(modules.map((_, x) => modules.map((row) => row[x] ?? false))).every(quiet)).toBe(true);
  // The first two bits of the format under the mask 10: M is 00, ISO/IEC 18004 table 12.
  expect(modules[12]?.slice(4, 6)).toEqual([true, false]);
});

test.each([
  [1, 'EUR0.01'],
  [100, 'EUR1.00'],
  [99_999_999_999, 'EUR999999999.99'],
])('%i cents are formatted as %s', (cents, amount) => {
  expect(writeGiroCode(makeTransfer({ cents }))?.split('\n')[7]).toBe(amount);
});

test.each<[string, Partial<Transfer>]>([
  ['nothing to pay', { cents: 0 }],
  ['more than a transfer holds', { cents: 100_000_000_000 }],
  ['half a cent', { cents: 1.5 }],
  ['a recipient of 71 characters', { recipient: 'a'.repeat(71) }],
  ['a reference of 141 characters', { reference: '1'.repeat(141) }],
  ['a recipient in two lines', { recipient: 'Müller\nDE00' }],
  ['more bytes than the code may hold', { recipient: '€'.repeat(70), reference: '€'.repeat(140) }],
  ['an account outside of the economic area without a BIC', { iban: 'CH9300762011623852957', bic: null }],
])('there is no code for %s', (_, changes) => {
  expect(writeGiroCode(makeTransfer(changes))).toBeUndefined();
});

test('a missing BIC is an empty line, and the longest name fits', () => {
  const text = writeGiroCode(makeTransfer({ bic: null, recipient: 'ß'.repeat(70) })) ?? '';
  expect(text.split('\n').slice(4, 6)).toEqual(['', 'ß'.repeat(70)]);
  expect(drawQrCode(text).length).toBeLessThanOrEqual(4 * 13 + 17 + 8);
});
