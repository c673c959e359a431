import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { manifestSchema } from '../src/boundaries/manifest.ts';

export const schemaFile = join(import.meta.dirname, '../docs/boundaries.schema.json');

/** The JSON schema of `boundaries.json`, of which valibot's schema is the source. */
export function buildBoundariesSchema(): string {
  const schema = { title: 'The boundaries of a build of Vitrine', ...toJsonSchema(manifestSchema) };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

if (import.meta.main) writeFileSync(schemaFile, buildBoundariesSchema());
