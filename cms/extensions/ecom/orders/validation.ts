/** The validated value, or the path of the invalid part with dots, empty for the value itself. */
export type Validated<T> = { value: T } | { wrong: string };
export type Validator<T> = (given: unknown) => Validated<T>;
type Validators<T> = { [Name in keyof T]: Validator<T[Name]> };

/** A validator from a parser that returns undefined for invalid values. */
export function fromParser<T>(parse: (given: unknown) => T | undefined): Validator<T> {
  return (given) => {
    const value = parse(given);
    return value === undefined ? { wrong: '' } : { value };
  };
}

export function object<T extends object>(checks: Validators<T>): Validator<T> {
  return (given) => {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return { wrong: '' };
    const values = new Map<string, unknown>(Object.entries(given));
    const read: [string, unknown][] = [];
    for (const [name, check] of Object.entries<Validator<unknown>>(checks)) {
      const checked = check(values.get(name));
      if ('wrong' in checked) return { wrong: join(name, checked.wrong) };
      read.push([name, checked.value]);
    }
    // Every field of the shape has passed its validator.
    return { value: Object.fromEntries(read) as T };
  };
}

export function list<T>(check: Validator<T>, min: number, max: number): Validator<T[]> {
  return (given) => {
    if (!Array.isArray(given) || given.length < min || given.length > max) return { wrong: '' };
    const values: T[] = [];
    for (const [index, entry] of given.entries()) {
      const checked = check(entry);
      if ('wrong' in checked) return { wrong: join(String(index), checked.wrong) };
      values.push(checked.value);
    }
    return { value: values };
  };
}

export function nullable<T>(check: Validator<T>): Validator<T | null> {
  return (given) => (given === null ? { value: null } : check(given));
}

function join(name: string, rest: string): string {
  return rest ? `${name}.${rest}` : name;
}
