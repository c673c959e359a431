import type { Fault, Faults } from './form-rules.ts';

type Issue = { message: string; path?: readonly { key: unknown }[] | undefined };

const faults: readonly string[] = ['missing', 'invalid', 'tooLong'] satisfies Fault[];

/** The first fault of each field. */
export function toFaults<Field extends string>(issues: readonly Issue[], fields: readonly Field[]): Faults<Field> {
  const found: Faults<Field> = {};
  for (const { message, path } of issues) {
    const field = fields.find((one) => one === path?.[0]?.key);
    if (field) found[field] ??= isFault(message) ? message : 'invalid';
  }
  return found;
}

function isFault(text: string): text is Fault {
  return faults.includes(text);
}
