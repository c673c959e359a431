import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/**
 * The content of a JSON file.
 *
 * @throws when there is no such file, or it is of another shape
 */
export function readJson<Output>(file: string, schema: v.GenericSchema<unknown, Output>): Output {
  return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
}

/** The version that a package.json states. */
export function readVersion(file: string): string {
  return readJson(file, v.object({ version: v.string() })).version;
}
