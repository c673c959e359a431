/** Where a published product was to be found. */
export type Address = { project: number; slug: string };

type Product = { status: string; project: number; slug: string };

/**
 * Of the addresses that a product had, those under which it is no longer.
 *
 * @param product as it is now; undefined when it was deleted
 */
export function findVacated(previous: Address[], product: Product | undefined): Address[] {
  const isThere = ({ project, slug }: Address) =>
    product?.status === 'published' && product.slug === slug && product.project === project;
  const left = previous.filter((address) => !isThere(address));
  return [...new Map(left.map((address) => [`${address.project}/${address.slug}`, address])).values()];
}
