/** What a value was read as, or where in it something is wrong: a path with dots, empty for the value itself. */
export type Checked<T> = { value: T } | { wrong: string };
export type Check<T> = (given: unknown) => Checked<T>;
type Checks<T> = { [Name in keyof T]: Check<T[Name]> };

/** From a parser that answers undefined where the value is not one. */
export function single<T>(parse: (given: unknown) => T | undefined): Check<T> {
  return (given) => {
    const value = parse(given);
    return value === undefined ? { wrong: '' } : { value };
  };
}

export function object<T extends object>(checks: Checks<T>): Check<T> {
  return (given) => {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return { wrong: '' };
    const values = new Map<string, unknown>(Object.entries(given));
    const read: [string, unknown][] = [];
    for (const [name, check] of Object.entries<Check<unknown>>(checks)) {
      const checked = check(values.get(name));
      if ('wrong' in checked) return { wrong: join(name, checked.wrong) };
      read.push([name, checked.value]);
    }
    // Every field of the shape is there and has passed its own check.
    return { value: Object.fromEntries(read) as T };
  };
}

export function list<T>(check: Check<T>, least: number, most: number): Check<T[]> {
  return (given) => {
    if (!Array.isArray(given) || given.length < least || given.length > most) return { wrong: '' };
    const values: T[] = [];
    for (const [index, entry] of given.entries()) {
      const checked = check(entry);
      if ('wrong' in checked) return { wrong: join(String(index), checked.wrong) };
      values.push(checked.value);
    }
    return { value: values };
  };
}

export function orNull<T>(check: Check<T>): Check<T | null> {
  return (given) => (given === null ? { value: null } : check(given));
}

function join(name: string, rest: string): string {
  return rest ? `${name}.${rest}` : name;
}
