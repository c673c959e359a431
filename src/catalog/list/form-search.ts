/** The order in which a list's address names what is asked of it, as `formatListQuery` writes it. */
const parameterOrder = ['q', 'category', 'kind', 'maker', 'attribute', 'from', 'to', 'stock', 'sale', 'sort', 'full'];

/**
 * The query that a form of filters would send, written like every other address of the list: without empty fields, in
 * one order. In browsers it stands for parsing and formatting, which would bring the schemas along.
 */
export function toListSearch(entries: Iterable<[string, unknown]>): string {
  const given = [...entries].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' && parameterOrder.includes(name)
      ? [[name, value.trim()] as const]
      : [],
  );
  given.sort(([a, x], [b, y]) => parameterOrder.indexOf(a) - parameterOrder.indexOf(b) || compare(x, y));
  return new URLSearchParams(given.map(([name, value]) => [name, value])).toString();
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
