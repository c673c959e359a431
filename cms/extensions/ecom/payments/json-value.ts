type Path = readonly (string | number)[];

/** What stands at a place in an answer that may look otherwise than it should; undefined where there is nothing. */
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

/** A list, or an empty one where there is none. */
export function findList(value: unknown, ...path: Path): unknown[] {
  const found = findValue(value, ...path);
  return Array.isArray(found) ? found : [];
}
