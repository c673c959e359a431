import type { Schema, Schemas } from './json-schema.ts';

export type Boundary = { value: unknown; isValid: boolean };

const wrongTypes = [undefined, null, true, 'no', 7, 1.5, '1', [], ['x'], {}, { _neq: null }];

const valid = (...values: unknown[]): Boundary[] => values.map((value) => ({ value, isValid: true }));
const invalid = (...values: unknown[]): Boundary[] => values.map((value) => ({ value, isValid: false }));

/**
 * The least, the largest and the next larger value of a field, each of its enum, and what has another type. A text is
 * measured without the control characters around it.
 *
 * @param sample a valid value
 */
export function listBoundaries(schema: Schema, sample: unknown, schemas: Schemas): Boundary[] {
  if (schema.$ref) return listBoundaries(resolve(schema.$ref, schemas), sample, schemas);
  if (schema.anyOf) {
    const [other = {}] = schema.anyOf.filter(({ type }) => type !== 'null');
    return [...listBoundaries(other, sample, schemas).filter(({ value }) => value !== null), ...valid(null)];
  }
  const own = listOwn(schema, sample);
  const known = own.map(({ value }) => value);
  const isOwnType = (value: unknown) =>
    schema.enum ? schema.enum.includes(value) : schema.type === typeof value && typeof value !== 'object';
  const isAnother = (value: unknown) => {
    if (schema.type === 'array') return !Array.isArray(value);
    return schema.type === 'integer' ? value !== 7 : !isOwnType(value);
  };
  return [...own, ...invalid(...wrongTypes.filter((value) => isAnother(value) && !known.includes(value)))];
}

function listOwn(schema: Schema, sample: unknown): Boundary[] {
  if (schema.enum) return [...valid(...schema.enum), ...invalid('', 'x', String(schema.enum[0]).toUpperCase())];
  switch (schema.type) {
    case 'string':
      return schema.pattern === undefined ? listTexts(schema) : [...valid(sample), ...listPatternBreaks(sample)];
    case 'integer': {
      const { minimum = 0, maximum = 0 } = schema;
      return [...valid(minimum, maximum), ...invalid(minimum - 1, maximum + 1, minimum + 0.5, 1e300)];
    }
    case 'boolean':
      return valid(true, false);
    case 'array': {
      const [entry] = sample as unknown[];
      const lists = (length: number) => Array.from({ length }, () => entry);
      const { minItems = 0, maxItems = 0 } = schema;
      return [
        ...valid(lists(minItems), lists(maxItems)),
        ...invalid(...(minItems > 0 ? [[]] : []), lists(maxItems + 1)),
      ];
    }
    default:
      return valid(sample);
  }
}

function listTexts({ minLength = 0, maxLength = 0 }: Schema): Boundary[] {
  const full = 'x'.repeat(maxLength);
  const isOptional = minLength === 0;
  return [
    ...valid(full, `\u0000\r\n ${full}\u0007 `, 'x', 'Zoë 李 👍', `a\u0000b`, `${'😀'.repeat(maxLength / 2)}`),
    ...invalid(`${full}x`, `😀${'x'.repeat(maxLength - 1)}`),
    ...['', ' ', '\u0000', '\u2028\ufeff'].map((value) => ({ value, isValid: isOptional })),
  ];
}

const listPatternBreaks = (sample: unknown): Boundary[] =>
  invalid('', ' ', '\u0000', `${sample} `, `${sample}\n`, `\u0000${sample}`, `${sample}${'0'.repeat(600)}`);

function resolve(reference: string, schemas: Schemas): Schema {
  return schemas[reference.replace('#/components/schemas/', '')] ?? {};
}
