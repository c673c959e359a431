type Path = readonly (string | number)[];

/** The value at a path of an untrusted response; undefined if there is none. */
export function findValue(value: unknown, ...path: Path): unknown {
  return path.reduce<unknown>(
    (found, step) =>
      typeof found === 'object' && found !== null && Object.hasOwn(found, step) ? Reflect.get(found, step) : undefined,
    value,
  );
}

export function findText(value: unknown, ...path: Path): string | undefined {
  const found = findValue(value, ...path);
  return typeof found === 'string' && found ? found : undefined;
}

/** A list; empty if there is none. */
export function findList(value: unknown, ...path: Path): unknown[] {
  const found = findValue(value, ...path);
  return Array.isArray(found) ? found : [];
}
