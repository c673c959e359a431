/** Whether two JSON values are equal, whatever the order of their keys. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  return serialize(one) === serialize(other);
}

function serialize(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
