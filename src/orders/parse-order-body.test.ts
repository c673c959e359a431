import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findSchemaErrors, type Schema, type Schemas } from '../../tests/json-schema.ts';
import { type Boundary, listBoundaries } from '../../tests/order-boundaries.ts';
import { createOrderApi } from './order-api.ts';
import { type OrderCall, orderBodies } from './order-bodies.ts';
import { makeBodies } from './order-body-fixture.ts';
import { parseOrderBody } from './parse-order-body.ts';

type Content = { content: { 'application/json': { schema: Schema } } };
type Document = { paths: Record<string, { post: { requestBody: Content } }>; components: { schemas: Schemas } };

const document = JSON.parse(readFileSync(new URL('../../docs/order-api.json', import.meta.url), 'utf8')) as Document;
const { schemas } = document.components;

const calls = Object.keys(orderBodies) as OrderCall[];
const samples = makeBodies();

function getSchema(call: OrderCall): Schema {
  const schema = document.paths[`/ecom/${call}`]?.post.requestBody.content['application/json'].schema;
  if (!schema) throw new Error(`${call} is not in the document.`);
  return schema;
}

const longEmail = `${'a'.repeat(64)}@${`${'b'.repeat(61)}.`.repeat(3)}de`;

/** Fields whose rules are more than a length or a pattern. */
const special: Record<string, Boundary[]> = {
  email: [
    ...['a@b.de', longEmail, 'zoe@müller.example'].map((value) => ({ value, isValid: true })),
    ...[
      '',
      'zoe',
      'zoe@host',
      `a${longEmail}`,
      ' a@b.de',
      'a@b.de\n',
      'a@b.de,c@d.de',
      '\u0000',
      null,
      7,
      ['a@b.de'],
    ].map((value) => ({ value, isValid: false })),
  ],
  country: [
    { value: 'AE', isValid: true },
    ...['', 'XX', 'ae', 'AE ', 'ARE', '\u0000', null, 7, [], undefined].map((value) => ({ value, isValid: false })),
  ],
  personalization: [
    {},
    { engraving: '' },
    { engraving: 'x'.repeat(2000) },
    { ['k'.repeat(255)]: 'x' },
    Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`field${at}`, 'x'])),
  ]
    .map((value): Boundary => ({ value, isValid: true }))
    .concat(
      [
        { engraving: 'x'.repeat(2001) },
        { ['k'.repeat(256)]: 'x' },
        { engraving: 7 },
        { engraving: null },
        Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`field${at}`, 'x'])),
        ...[[], ['x'], null, 'x', 7, undefined],
      ].map((value) => ({ value, isValid: false })),
    ),
};

/** Least and largest lengths of fields that the document limits by a pattern. */
const patternLengths: Record<string, [number, number]> = {
  ...{ project: [1, 253], client: [32, 32], network: [32, 32], token: [43, 43] },
  ...{ payer: [1, 40], orderID: [1, 64], authorization_token: [1, 500] },
};

function listLengths(field: string): Boundary[] {
  const [min, max] = patternLengths[field] ?? [0, 0];
  if (max === 0) return [];
  const lengths = [min, max].map((length) => ({ value: '0'.repeat(length), isValid: true }));
  return [...lengths, ...[min - 1, max + 1].map((length) => ({ value: '0'.repeat(length), isValid: false }))];
}

type Case = { call: OrderCall; field: string; value: unknown; isValid: boolean };

const isAddress = ({ anyOf }: Schema) => anyOf?.[0]?.$ref?.endsWith('/Address') ?? false;

function resolve(schema: Schema): Schema {
  const { $ref } = isAddress(schema) ? (schema.anyOf?.[0] ?? {}) : schema;
  return $ref ? (schemas[$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
}

/** Every boundary of every field of an object, of the objects in it and of the first entry of its lists. */
function listCases(call: OrderCall, schema: Schema, sample: unknown, path = ''): Case[] {
  const { properties = {}, required = [] } = resolve(schema);
  const wrong: Boundary[] = ['x', 7, [], undefined].map((value) => ({ value, isValid: false }));
  const own = path === '' ? [] : [...wrong, { value: null, isValid: isAddress(schema) }];
  const fields = Object.entries(properties).flatMap(([name, property]): Case[] => {
    const field = path === '' ? name : `${path}.${name}`;
    const value = (sample as Record<string, unknown>)[name];
    if (property.properties || isAddress(property)) return listCases(call, property, value, field);
    // The country of a quote has no rule of its own.
    const known = field === 'country' ? undefined : special[name];
    const boundaries = [...listLengths(name), ...(known ?? listBoundaries(property, value, schemas))];
    const isOptional = !required.includes(name);
    const ofField = boundaries.map((one) => ({
      ...{ call, field, ...one },
      isValid: one.value === undefined ? isOptional : one.isValid,
    }));
    const isLines = property.items?.$ref?.endsWith('/Line');
    return isLines && property.items
      ? [...ofField, ...listCases(call, property.items, (value as unknown[])[0], `${field}.0`)]
      : ofField;
  });
  return [...own.map((one) => ({ call, field: path, ...one })), ...fields];
}

const cases = calls.flatMap((call) => listCases(call, getSchema(call), samples[call]));

/** The body with another value at a dotted path; undefined removes the field. */
function change(body: unknown, path: string, value: unknown): unknown {
  const [name = '', ...rest] = path.split('.');
  const changed = rest.length > 0 ? change((body as Record<string, unknown>)[name], rest.join('.'), value) : value;
  if (Array.isArray(body)) return body.with(Number(name), changed);
  return { ...(body as object), [name]: changed };
}

async function send(call: OrderCall, body: unknown) {
  const sent: unknown[] = [];
  const api = createOrderApi(async (_, posted) => {
    sent.push(posted);
    return undefined;
  });
  // A body of a browser is anything.
  return { result: await api(call, body as never), sent: JSON.parse(JSON.stringify(sent))[0] as unknown };
}

test('every call has a valid sample, and the document describes it', () => {
  for (const call of calls) {
    expect(parseOrderBody(call, samples[call]), call).toEqual({ isValid: true, input: samples[call] });
    expect(findSchemaErrors(samples[call], getSchema(call), schemas), call).toEqual([]);
  }
  expect(cases.length).toBeGreaterThan(1500);
});

describe.each(calls)('%s', (call) => {
  test('is sent and received with every boundary value that is valid', async () => {
    for (const { field, value } of cases.filter((one) => one.call === call && one.isValid)) {
      const body = change(samples[call], field, value);
      const { result, sent } = await send(call, body);
      expect(result, `${field}: ${JSON.stringify(value)}`).toMatchObject({ reason: 'away' });
      expect(parseOrderBody(call, sent), `${field}: ${JSON.stringify(value)}`).toEqual({ isValid: true, input: sent });
      expect(findSchemaErrors(sent, getSchema(call), schemas), field).toEqual([]);
    }
  });

  test('is neither sent nor received with an invalid one, which is named', async () => {
    for (const { field, value } of cases.filter((one) => one.call === call && !one.isValid)) {
      const body = change(samples[call], field, value);
      const failure = { result: { reason: 'refused', field }, sent: undefined };
      expect(await send(call, body), `${field}: ${JSON.stringify(value)}`).toMatchObject(failure);
      expect(parseOrderBody(call, body), `${field}: ${JSON.stringify(value)}`).toEqual({ isValid: false, field });
    }
  });

  test('names no field where the body is no object', () => {
    for (const body of [null, undefined, 'text', 7, true, [], [samples[call]]])
      expect(parseOrderBody(call, body)).toEqual({ isValid: false, field: '' });
  });

  test('drops fields that it does not know', () => {
    const body = { ...samples[call], price: 0 };
    expect(parseOrderBody(call, body)).toEqual({ isValid: true, input: samples[call] });
  });

  test('names the first invalid field, in their order', () => {
    for (const first of Object.keys(samples[call])) {
      const names = Object.keys(samples[call]);
      const wrong = names.slice(names.indexOf(first)).map((name) => [name, Symbol.iterator]);
      expect(parseOrderBody(call, { ...samples[call], ...Object.fromEntries(wrong) })).toEqual({
        isValid: false,
        field: first,
      });
    }
  });
});

describe('an address', () => {
  const parse = (changes: object, invoice = false) =>
    parseOrderBody('order', {
      ...samples.order,
      [invoice ? 'invoice_address' : 'shipping_address']: { ...samples.order.shipping_address, ...changes },
    });

  test.each([
    ['DE', '00000'],
    ['LI', '8001'],
    ['AT', '9999'],
    ['CH', '0999'],
    ['DE', 'SW1A 1AA'],
    ['JP', ''],
  ])('in %s with postcode "%s" is invalid', (country, zip_code) => {
    expect(parse({ country, zip_code })).toEqual({ isValid: false, field: 'shipping_address.zip_code' });
    expect(parse({ country, zip_code }, true)).toEqual({ isValid: false, field: 'invoice_address.zip_code' });
  });

  test.each([
    ['DE', 'D-14899'],
    ['LI', '9490'],
    ['SE', '11120'],
    ['US', '94103-1234'],
    ['JP', '100-0001'],
    ['AE', ''],
  ])('in %s with postcode "%s" is valid', (country, zip_code) => {
    expect(parse({ country, zip_code }, true)).toHaveProperty('input.invoice_address.zip_code', zip_code);
  });
});

test('older releases of the storefront may omit what they did not know', () => {
  const {
    network: _,
    gift_message: __,
    branch: ___,
    accepted_delivery_to: ____,
    express: _____,
    drawings: ______,
    ...before
  } = samples.order;
  const absent = { gift_message: '', branch: null, accepted_delivery_to: null, express: null, drawings: [] };
  expect(parseOrderBody('order', before)).toEqual({ isValid: true, input: { ...before, ...absent } });
});

test('text is cleaned, and a withdrawn line counts once', () => {
  const order = { ...samples.order, gift_message: ' Alles\r\nGute\u0007 ', phone: '+49\r\n30' };
  expect(parseOrderBody('order', order)).toMatchObject({ input: { gift_message: 'Alles\nGute', phone: '+49 30' } });
  const withdrawal = { ...samples.withdrawal, lines: [7, 8, 7] };
  expect(parseOrderBody('withdrawal', withdrawal)).toMatchObject({ input: { lines: [7, 8] } });
});

test('fields that a call does not know are dropped, also those that would change a prototype', () => {
  const { lines, ...order } = samples.order;
  const text = JSON.stringify({ ...order, lines, more: 1 });
  const dangerous = '"__proto__":{"isAdmin":true},"constructor":{"isAdmin":true},"prototype":{"isAdmin":true}';
  // In JSON `__proto__` is a field like any other, of the body and of each object in it.
  const body = JSON.parse(text.replaceAll('{', `{${dangerous},`).replaceAll(',}', '}'));
  expect(Object.hasOwn(body, '__proto__')).toBe(true);
  const parsed = parseOrderBody('order', body);
  expect(parsed).toEqual(parseOrderBody('order', samples.order));
  expect(parsed).toMatchObject({ isValid: true });
  expect('isAdmin' in {}).toBe(false);
});
