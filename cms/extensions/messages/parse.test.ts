import { expect, test } from 'vitest';
import { parseContact } from './parse.ts';

const message = {
  ...{ project: 'vierlinden.example', language: 'en', name: 'Zoë Lind', email: 'zoe@muster.example' },
  ...{
    message: 'Is the ring still there?',
    id: '0b2f4dd6-0c5e-4c4e-8a83-6c2f0d1b7e11',
    isSpam: false,
    pair: 'size=54',
    drawings: ['s9x9;1 1'],
  },
};

test('accepts a contact message', () => {
  expect(parseContact(message)).toEqual({ isValid: true, input: message });
});

test.each([
  ['email', 'zoe@example.org\r\nBcc: all@example.org'],
  ['email', `${'a'.repeat(250)}@example.org`],
  ['email', ['zoe@example.org']],
  ['name', 'x'.repeat(201)],
  ['name', { toString: 'x' }],
  ['message', ''],
  ['message', ' \r\n\u2028\0'],
  ['message', 'x'.repeat(5001)],
  ['message', 'x'.repeat(1_000_000)],
  ['language', 'tlh'],
  ['project', null],
  ['id', 'one'],
  ['isSpam', 'no'],
  ['pair', 5],
  ['drawings', 's9x9;1 1'],
  ['drawings', ['<svg/>']],
  ['drawings', ['s9x9;1 1', 's9x9;2 1', 's9x9;3 1']],
])('refuses a message whose %s is %.30j, naming the field', (field, value) => {
  expect(parseContact({ ...message, [field]: value })).toEqual({ isValid: false, field });
});

test.each([[[]], ['text'], [null], [7]])('refuses %j', (body) => {
  expect(parseContact(body)).toEqual({ isValid: false, field: '' });
});
