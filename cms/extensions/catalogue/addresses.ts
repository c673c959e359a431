/** Address of a published product. */
export type Address = { project: number; slug: string };

type Product = { status: string; project: number; slug: string };

/**
 * Former addresses of a product that are no longer its own.
 *
 * @param product current state; undefined if it was deleted
 */
export function findVacated(previous: Address[], product: Product | undefined): Address[] {
  const isThere = ({ project, slug }: Address) =>
    product?.status === 'published' && product.slug === slug && product.project === project;
  const freed = previous.filter((address) => !isThere(address));
  return [...new Map(freed.map((address) => [`${address.project}/${address.slug}`, address])).values()];
}
