import type { Fields } from './field.ts';
import { text } from './values.ts';

const readonly = true;

/**
 * Fields of a link's token: it is derived from the seed and a secret outside the database, and looked up by its hash.
 */
export function secrets(name: string, label: string): Fields {
  return {
    [`${name}_seed`]: text(`${label}: Ausgangswert`, { hidden: true, readonly }),
    [`${name}_hash`]: text(`${label}: Prüfsumme`, { hidden: true, readonly, indexed: true }),
  };
}
