/** The subset of JSON Schema that our OpenAPI document uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  maxProperties?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  description?: string;
};

export type Schemas = Record<string, Schema>;

const known = new Set([
  ...[
    '$ref',
    'type',
    'const',
    'enum',
    'oneOf',
    'anyOf',
    'properties',
    'required',
    'additionalProperties',
    'propertyNames',
    'maxProperties',
  ],
  ...[
    'items',
    'minItems',
    'maxItems',
    'minLength',
    'maxLength',
    'pattern',
    'format',
    'minimum',
    'maximum',
    'description',
  ],
]);

/** Violations of the schema, a sentence with the path each. */
export function findSchemaErrors(value: unknown, schema: Schema, schemas: Schemas, place = '$'): string[] {
  const unknown = Object.keys(schema).filter((word) => !known.has(word));
  if (unknown.length > 0) return [`${place}: nobody looks at ${unknown.join(', ')}`];
  if (schema.$ref) return findSchemaErrors(value, resolve(schema.$ref, schemas), schemas, place);
  if (schema.oneOf) {
    const fitting = schema.oneOf.filter((one) => findSchemaErrors(value, one, schemas, place).length === 0);
    return fitting.length === 1 ? [] : [`${place}: fits ${fitting.length} of ${schema.oneOf.length}`];
  }
  if (schema.anyOf?.every((one) => findSchemaErrors(value, one, schemas, place).length > 0))
    return [`${place}: fits none of ${schema.anyOf.length}`];
  if ('const' in schema && value !== schema.const) return [`${place}: is not ${schema.const}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${place}: ${value} is none of ${schema.enum.join(', ')}`];
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => isOf(type, value))) return [`${place}: is no ${types.join(' or ')}`];
  if (typeof value === 'string') return findTextErrors(value, schema, place);
  if (typeof value === 'number') return findNumberErrors(value, schema, place);
  if (Array.isArray(value)) return findListErrors(value, schema, schemas, place);
  return typeof value === 'object' && value !== null ? findObjectErrors(value, schema, schemas, place) : [];
}

function resolve(reference: string, schemas: Schemas): Schema {
  const schema = schemas[reference.replace('#/components/schemas/', '')];
  if (!schema) throw new Error(`There is no ${reference}.`);
  return schema;
}

function isOf(type: string, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'integer':
      return Number.isSafeInteger(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    default:
      return typeof value === type;
  }
}

function findTextErrors(value: string, schema: Schema, place: string) {
  const { minLength = 0, maxLength = Infinity, pattern = '', format } = schema;
  const isLong = value.length >= minLength && value.length <= maxLength;
  if (format && format !== 'date-time') return [`${place}: nobody looks at ${format}`];
  if (format && !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return [`${place}: "${value}" is no moment`];
  return isLong && new RegExp(pattern, 'u').test(value)
    ? []
    : [`${place}: "${value}" is too long, too short or not so`];
}

function findNumberErrors(value: number, { minimum = -Infinity, maximum = Infinity }: Schema, place: string) {
  return value >= minimum && value <= maximum ? [] : [`${place}: ${value} is too small or too large`];
}

function findListErrors(value: unknown[], schema: Schema, schemas: Schemas, place: string): string[] {
  const { items = {}, minItems = 0, maxItems = Infinity } = schema;
  if (value.length < minItems || value.length > maxItems) return [`${place}: has ${value.length} entries`];
  return value.flatMap((entry, index) => findSchemaErrors(entry, items, schemas, `${place}.${index}`));
}

function findObjectErrors(value: object, schema: Schema, schemas: Schemas, place: string): string[] {
  const { properties = {}, required = [], additionalProperties = true } = schema;
  const entries = Object.entries(value);
  const missing = required.filter((name) => !(name in value)).map((name) => `${place}.${name}: is missing`);
  const wrong = entries.flatMap(([name, entry]) => {
    const of = properties[name] ?? additionalProperties;
    if (of === true) return [];
    return of === false
      ? [`${place}.${name}: nobody wrote of it`]
      : findSchemaErrors(entry, of, schemas, `${place}.${name}`);
  });
  const names = Object.keys(value).flatMap((name) =>
    findSchemaErrors(name, schema.propertyNames ?? {}, schemas, place),
  );
  const isFull = entries.length > (schema.maxProperties ?? Infinity);
  return [...missing, ...names, ...wrong, ...(isFull ? [`${place}: has too many fields`] : [])];
}
