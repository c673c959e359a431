/** Order of the parameters in a list's address, as `formatListQuery` writes them. */
const parameterOrder = ['q', 'category', 'kind', 'maker', 'attribute', 'from', 'to', 'stock', 'sale', 'sort', 'full'];

/**
 * The query string of the filter form in canonical form: without empty fields, in fixed order. Browsers use it instead
 * of `parseListQuery` and `formatListQuery`, whose schemas would add to the bundle.
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

/** Id of the filter form. The sort select stands outside the form and refers to it. */
export const filterFormId = 'list-filters';
