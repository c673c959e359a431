import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildBoundariesSchema, schemaFile } from './write-boundaries-schema.ts';

test('the documented schema of the manifest is that of the code: node scripts/write-boundaries-schema.ts writes it', () => {
  expect(readFileSync(schemaFile, 'utf8')).toBe(buildBoundariesSchema());
});
