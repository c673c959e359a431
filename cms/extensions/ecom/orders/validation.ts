/** The validated value, or the path of the invalid part with dots, empty for the value itself. */
export type Validated<T> = { value: T } | { wrong: string };
export type Validator<T> = (input: unknown) => Validated<T>;
type Validators<T> = { [Name in keyof T]: Validator<T[Name]> };

/** A validator from a parser that returns undefined for invalid values. */
export function fromParser<T>(parse: (input: unknown) => T | undefined): Validator<T> {
  return (input) => {
    const value = parse(input);
    return value === undefined ? { wrong: '' } : { value };
  };
}

export function object<T extends object>(validators: Validators<T>): Validator<T> {
  return (input) => {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) return { wrong: '' };
    const values = new Map<string, unknown>(Object.entries(input));
    const read: [string, unknown][] = [];
    for (const [name, validate] of Object.entries<Validator<unknown>>(validators)) {
      const result = validate(values.get(name));
      if ('wrong' in result) return { wrong: join(name, result.wrong) };
      read.push([name, result.value]);
    }
    // Every field of the shape has passed its validator.
    return { value: Object.fromEntries(read) as T };
  };
}

export function list<T>(validate: Validator<T>, min: number, max: number): Validator<T[]> {
  return (input) => {
    if (!Array.isArray(input) || input.length < min || input.length > max) return { wrong: '' };
    const values: T[] = [];
    for (const [index, entry] of input.entries()) {
      const result = validate(entry);
      if ('wrong' in result) return { wrong: join(String(index), result.wrong) };
      values.push(result.value);
    }
    return { value: values };
  };
}

export function nullable<T>(validate: Validator<T>): Validator<T | null> {
  return (input) => (input === null ? { value: null } : validate(input));
}

function join(name: string, rest: string): string {
  return rest ? `${name}.${rest}` : name;
}
