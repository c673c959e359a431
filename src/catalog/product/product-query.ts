/** The query of a product page's address; other parameters are ignored. */
export type ProductQuery = { variant: string | null; showsAllRatings: boolean; isFull: boolean };

export function parseProductQuery(search: string): ProductQuery {
  const parameters = new URLSearchParams(search);
  const variant = parameters.get('variant');
  return {
    variant: variant && /^[1-9]\d{0,8}$/.test(variant) ? variant : null,
    showsAllRatings: parameters.get('ratings') === 'all',
    isFull: parameters.get('full') === '1',
  };
}

export function formatProductQuery({ variant, showsAllRatings, isFull }: ProductQuery): string {
  const parameters = new URLSearchParams();
  if (variant) parameters.set('variant', variant);
  if (showsAllRatings) parameters.set('ratings', 'all');
  if (isFull) parameters.set('full', '1');
  return parameters.size > 0 ? `?${parameters}` : '';
}
