import { readFileSync } from 'node:fs';
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import { expect, test } from 'vitest';
import { type OrderCall, orderBodies } from '../src/orders/order-bodies.ts';
import { orderResponses } from '../src/orders/order-responses.ts';
import type { Schema, Schemas } from '../tests/json-schema.ts';
import { descriptions } from './order-api-descriptions.ts';
import { buildOrderApi, documentFile } from './write-order-api.ts';

type Content = { content: { 'application/json': { schema: Schema } } };
type Document = {
  paths: Record<string, { post: { responses: Record<string, Content> } }>;
  components: { schemas: Schemas };
};

const written = readFileSync(documentFile, 'utf8');
const { paths, components } = JSON.parse(written) as Document;

test('docs/order-api.json has the bodies and responses of the schemas (node scripts/write-order-api.ts)', () => {
  expect(buildOrderApi(written) === written).toBe(true);
});

const config: ConversionConfig = {
  ...{ typeMode: 'input', target: 'draft-2020-12' },
  ignoreActions: ['transform', 'check'],
};

test('every description is of something in the document', () => {
  const unused = Object.values(descriptions).filter((text) => !written.includes(JSON.stringify(text)));
  expect(unused).toEqual([]);
});

/** A schema without references and without null. */
function unwrap(schema: Schema): { bare: Schema; isNullable: boolean } {
  if (schema.$ref) return unwrap(components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const options = schema.anyOf ?? schema.oneOf;
  const [option = {}] = options?.filter(({ type }) => type !== 'null') ?? [];
  if (options) return { bare: unwrap(option).bare, isNullable: true };
  const types = [schema.type ?? []].flat();
  const [type] = types.filter((one) => one !== 'null');
  return { bare: { ...schema, ...(type && { type }) }, isNullable: types.includes('null') };
}

/** Where the storefront would not be able to read what the document promises. */
function findUnreadable(readable: Schema, promised: Schema, place: string): string[] {
  const read = unwrap(readable);
  const given = unwrap(promised);
  const { type, enum: known, properties = {}, required = [], items } = read.bare;
  const isTyped =
    type === undefined || type === given.bare.type || (type === 'number' && given.bare.type === 'integer');
  return [
    ...(given.isNullable && !read.isNullable && type ? [`${place} may be null`] : []),
    ...(isTyped ? [] : [`${place} is no ${type}`]),
    ...(known && !given.bare.enum?.every((one) => one === null || known.includes(one)) ? [`${place} is any text`] : []),
    ...Object.entries(properties).flatMap(([name, property]) => {
      const field = given.bare.properties?.[name];
      const isMissing = !field || (required.includes(name) && !given.bare.required?.includes(name));
      return isMissing ? [`${place}.${name} is missing`] : findUnreadable(property, field, `${place}.${name}`);
    }),
    ...(items ? findUnreadable(items, given.bare.items ?? {}, `${place}[]`) : []),
  ];
}

test('the storefront can read every response that docs/order-api.json promises', () => {
  const calls = Object.keys(orderBodies) as OrderCall[];
  const unreadable = calls.flatMap((call) => {
    // Both are JSON Schemas, of which the documents use a part.
    const readable = toJsonSchema(orderResponses[call][200], config) as Schema;
    const promised = paths[`/ecom/${call}`]?.post.responses[200]?.content['application/json'].schema;
    return promised ? findUnreadable(readable, promised, call) : [`${call} is missing`];
  });
  expect(unreadable).toEqual([]);
});
