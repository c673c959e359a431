import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { keysOf } from '../src/base/records.ts';
import { orderAddress } from '../src/orders/order-address.ts';
import { orderBodies } from '../src/orders/order-bodies.ts';
import { cents, express, id, language, orderLine, token, uuid } from '../src/orders/order-fields.ts';
import { paymentKey, payPalSource } from '../src/orders/quote.ts';

export const documentFile = join(import.meta.dirname, '..', 'docs', 'order-api.json');

type Content = { content: { 'application/json': { schema: object } } };
type Document = {
  paths: Record<string, { post: { requestBody: Content } }>;
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
};

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // Of a value that is checked and then read, what was read.
  typeMode: 'output',
  // Cleaning, and rules that no JSON Schema can state; order-api.md has them.
  ignoreActions: ['transform', 'check'],
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ jsonSchema: { default: _, ...schema }, valibotSchema }) =>
    // Unknown fields are dropped, so that nobody should send any.
    valibotSchema.type === 'object' ? { ...schema, additionalProperties: false } : schema,
};

/**
 * What the document says about components and fields, `*` being any call. It is no part of the schemas, which browsers
 * load, too.
 */
export const descriptions: Record<string, string> = {
  Cents: 'Whole cents',
  Token: "Opens one order; stands in its buyer's links alone",
  Express:
    'Names an order at PayPal that belongs to no order of the shop yet: its id, when it was made, a mark of who agreed, and a signature',
  'Line.personalization': 'Values by the key of their field; nothing for a piece as it is',
  'Address.zip_code': 'In the form of its country; empty where that has none',
  'Address.country': 'ISO 3166: to send to, one that the shop sends to; an invoice may go to any',
  '*.project': "The website's domain",
  '*.id': 'The same id again is the same call',
  '*.client': "A keyed hash of the visitor's address",
  '*.network': 'A keyed hash of the network around it; where it is missing, the client is its own',
  'quote.branch': 'Where it is collected; one that is none counts as not chosen',
  'order.gift_message': 'For a card that comes along; empty, or left out, for none',
  'order.branch': 'Where it is collected; null, or left out, for the main house and where it is sent',
  'order.accepted_delivery_to': 'The last day of delivery that the shopper saw; without it any day is agreed to',
  'order.express':
    'What was agreed to at PayPal before; where that is over, the order is paid with PayPal in the usual way',
  'paypal/order.source': 'How it is to be paid; PayPal itself where it is missing',
  'paypal/express/read.payer': 'PayerID of the address that PayPal led back to',
  'withdrawal.items': "Single pieces in the visitor's words; empty or missing for all of the order",
  'rating.rating': 'Stars',
  'rating.email': 'For verifying the purchase; it is not stored with the rating',
};

function addDescriptions(schema: JsonSchema, name: string): JsonSchema {
  const properties: NonNullable<JsonSchema['properties']> = {};
  for (const [field, property] of Object.entries(schema.properties ?? {})) {
    const description = descriptions[`${name}.${field}`] ?? descriptions[`*.${field}`];
    properties[field] = typeof property === 'object' && description ? { ...property, description } : property;
  }
  const description = descriptions[name];
  return { ...schema, ...(schema.properties && { properties }), ...(description && { description }) };
}

/** The document with the bodies and fields of the schemas; what calls do and respond is written in the file itself. */
export function buildOrderApi(written: string): string {
  const document = v.parse(documentSchema, JSON.parse(written));
  for (const [name, schema] of Object.entries(toJsonSchemaDefs(components, config)))
    document.components.schemas[name] = addDescriptions(schema, name);
  for (const call of keysOf(orderBodies)) {
    const path = document.paths[`/ecom/${call}`];
    if (!path) throw new Error(`/ecom/${call} is not in ${documentFile}.`);
    const { $schema: _, $defs: __, ...body } = toJsonSchema(orderBodies[call], { ...config, definitions: components });
    path.post.requestBody.content['application/json'] = { schema: addDescriptions(body, call) };
  }
  return `${JSON.stringify(document, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(documentFile, buildOrderApi(readFileSync(documentFile, 'utf8')));
