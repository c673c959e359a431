import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { entriesOf, keysOf } from '../src/base/records.ts';
import {
  order,
  orderedLine,
  orderStatus,
  orderWithdrawal,
  paymentStatus,
  placedOrder,
  storedAddress,
} from '../src/orders/order.ts';
import { orderAddress } from '../src/orders/order-address.ts';
import { orderBodies } from '../src/orders/order-bodies.ts';
import {
  branchAddress,
  cents,
  delivery,
  essential,
  express,
  id,
  image,
  language,
  orderLine,
  personalizationEntry,
  taxPart,
  token,
  uuid,
} from '../src/orders/order-fields.ts';
import {
  away,
  changed,
  closed,
  done,
  keyReused,
  notPaid,
  notPending,
  orderResponses,
  refused,
  tooMany,
  tooManyOrders,
  unknownOrder,
  unsigned,
} from '../src/orders/order-responses.ts';
import {
  branch,
  paymentKey,
  paymentMethod,
  payPalSource,
  quote,
  quoteLine,
  shippingMethod,
} from '../src/orders/quote.ts';
import { descriptions } from './order-api-descriptions.ts';

export const documentFile = join(import.meta.dirname, '..', 'docs', 'order-api.json');

type Content = { content: { 'application/json': { schema: object } } };
type Document = {
  paths: Record<string, { post: { requestBody: Content; responses: Record<string, Content> } }>;
  components: { schemas: Record<string, object> };
};

/** The document is ours; what else it says is compared by `tests/integration/order-api-document.test.ts`. */
const documentSchema = v.custom<Document>(
  (value) => typeof value === 'object' && value !== null && 'paths' in value && 'components' in value,
);

/** Schemas with a name of their own in the document. */
const components = {
  ...{ Language: language, Key: id, Cents: cents, Uuid: uuid, Token: token, Express: express },
  ...{ PaymentKey: paymentKey, PayPalSource: payPalSource, Line: orderLine, Address: orderAddress },
  ...{ PersonalizationEntry: personalizationEntry, Essential: essential, TaxShare: taxPart, Image: image },
  ...{ Delivery: delivery, BranchAddress: branchAddress, Branch: branch, PaymentMethod: paymentMethod },
  ...{ ShippingMethod: shippingMethod, QuoteLine: quoteLine, Quote: quote, StoredAddress: storedAddress },
  ...{ OrderStatus: orderStatus, PaymentStatus: paymentStatus, Placed: placedOrder, OrderLine: orderedLine },
  ...{ OrderWithdrawal: orderWithdrawal, Order: order, Done: done, Refused: refused, Unsigned: unsigned },
  ...{ Unknown: unknownOrder, TooMany: tooMany, TooManyOrders: tooManyOrders, Closed: closed, Away: away },
  ...{ KeyReused: keyReused, NotPending: notPending, NotPaid: notPaid, Changed: changed },
};

const shared = {
  target: 'draft-2020-12',
  // Of a value that is checked and then read, what was read.
  typeMode: 'output',
  // Cleaning, and rules that no JSON Schema can state; order-api.md has them.
  ignoreActions: ['transform', 'check'],
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
} as const satisfies ConversionConfig;

const bodyConfig: ConversionConfig = {
  ...shared,
  overrideSchema: ({ jsonSchema: { default: _, ...schema }, valibotSchema }) =>
    // Unknown fields are dropped, so that nobody should send any.
    valibotSchema.type === 'object' ? { ...schema, additionalProperties: false } : schema,
};

/** Directus sends each field that has a default, which is for older servers. */
const responseConfig: ConversionConfig = {
  ...shared,
  overrideSchema: ({ jsonSchema: { default: ofOlder, ...schema }, valibotSchema }) => {
    if (valibotSchema.type === 'nullable' && ofOlder !== undefined) return withoutNull(schema);
    if (!v.is(objectSchema, valibotSchema)) return schema;
    const required = entriesOf(valibotSchema.entries)
      .filter(([, entry]) => entry.type !== 'optional' || entry.default !== undefined)
      .map(([name]) => name);
    return { ...schema, required, additionalProperties: false };
  },
};

const objectSchema = v.object({
  type: v.literal('object'),
  entries: v.record(v.string(), v.looseObject({ type: v.string(), default: v.optional(v.unknown()) })),
});

function withoutNull({ anyOf }: JsonSchema): JsonSchema {
  const [option] = anyOf ?? [];
  if (typeof option !== 'object') throw new Error('A nullable schema has no other option than null.');
  return option;
}

/** @param names under which its fields are described */
function addDescriptions(schema: JsonSchema, ...names: string[]): JsonSchema {
  const properties: NonNullable<JsonSchema['properties']> = {};
  for (const [field, property] of Object.entries(schema.properties ?? {})) {
    const description = names.map((name) => descriptions[`${name}.${field}`]).find(Boolean);
    properties[field] = typeof property === 'object' && description ? { ...property, description } : property;
  }
  const description = names.map((name) => descriptions[name]).find(Boolean);
  return { ...schema, ...(schema.properties && { properties }), ...(description && { description }) };
}

function toContent(schema: v.GenericSchema, config: ConversionConfig, ...names: string[]): Content['content'] {
  const { $schema: _, $defs: __, ...converted } = toJsonSchema(schema, { ...config, definitions: components });
  return { 'application/json': { schema: addDescriptions(converted, ...names) } };
}

/** The document with the schemas of bodies and responses; what calls do is written in the file itself. */
export function buildOrderApi(written: string): string {
  const document = v.parse(documentSchema, JSON.parse(written));
  const schemas = Object.entries(toJsonSchemaDefs(components, responseConfig));
  document.components.schemas = Object.fromEntries(
    schemas.map(([name, schema]) => [name, addDescriptions(schema, name)]),
  );
  for (const call of keysOf(orderBodies)) {
    const path = document.paths[`/ecom/${call}`];
    if (!path) throw new Error(`/ecom/${call} is not in ${documentFile}.`);
    path.post.requestBody.content = toContent(orderBodies[call], bodyConfig, call, '*');
    const responses: Record<string, v.GenericSchema> = orderResponses[call];
    if (Object.keys(responses).join() !== Object.keys(path.post.responses).join())
      throw new Error(`/ecom/${call} has other responses in ${documentFile}.`);
    for (const [code, response] of Object.entries(path.post.responses)) {
      const schema = responses[code];
      if (schema) response.content = toContent(schema, responseConfig, `${call} ${code}`);
    }
  }
  return `${JSON.stringify(document, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(documentFile, buildOrderApi(readFileSync(documentFile, 'utf8')));
