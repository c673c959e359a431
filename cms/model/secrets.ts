import type { Fields } from './field.ts';
import { text } from './values.ts';

const readonly = true;

/** The link in a mail can be made again from the seed and a secret that is not in the database; it is found by its hash. */
export function secrets(name: string, label: string): Fields {
  return {
    [`${name}_seed`]: text(`${label}: Ausgangswert`, { hidden: true, readonly }),
    [`${name}_hash`]: text(`${label}: Prüfsumme`, { hidden: true, readonly, indexed: true }),
  };
}
