import 'server-only';
import { ofProject, published } from '../../directus/connection.ts';

export type ProductFilter = { _and: Record<string, unknown>[] };

/** Filter for the products that the shop lists: the published ones of this project, in a preview too. */
export function listedProducts(...more: Record<string, unknown>[]): ProductFilter {
  return productsWithPage({ status: { _eq: 'published' } }, ...more);
}

/** Filter for a product that has a page: the same, and in a preview any other of this project. */
export function shownProduct(id: number): ProductFilter {
  return productsWithPage(published(), { id: { _eq: id } });
}

/** A pair from the wedding-ring studio is ordered as a product, which has neither a page nor a price of its own. */
function productsWithPage(...filters: Record<string, unknown>[]): ProductFilter {
  return { _and: [ofProject(), { ring_studio: { _none: { id: { _nnull: true } } } }, ...filters] };
}
