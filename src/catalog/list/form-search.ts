/** The order in which a list's address names what is asked of it, as `formatListQuery` writes it. */
const order = ['q', 'category', 'kind', 'maker', 'attribute', 'from', 'to', 'stock', 'sale', 'sort', 'full'];

/**
 * The query that a form of filters would send, written like every other address of the list: without empty fields, in
 * one order. In browsers it stands for parsing and formatting, which would bring the schemas along.
 */
export function toListSearch(entries: Iterable<[string, unknown]>): string {
  const given = [...entries].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' && order.includes(name) ? [[name, value.trim()] as const] : [],
  );
  given.sort(([a, x], [b, y]) => order.indexOf(a) - order.indexOf(b) || compare(x, y));
  return new URLSearchParams(given.map(([name, value]) => [name, value])).toString();
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
