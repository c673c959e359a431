import type { Step } from '../../cms/seed/send-rows.ts';
import { getProduct } from './get-product.ts';

type Former = {
  slug: string;
  /** Where it leads; null where the product was deleted. */
  to: string | null;
  daysAgo: number;
};

/** Taken from the shop, deleted, or to be found under another address. */
const former: Former[] = [
  { slug: 'falkenrieth-terzel-37', to: 'falkenrieth-terzel-37', daysAgo: 64 },
  { slug: 'trauringe-lorbeer', to: 'trauringe-lorbeer', daysAgo: 41 },
  { slug: 'uhrenkasten-fuer-zwoelf', to: 'uhrenkasten-fuer-zwoelf', daysAgo: 18 },
  { slug: 'klitmark-strand-38', to: null, daysAgo: 97 },
  { slug: 'winterlinde-38-handaufzug', to: 'vierlinden-winterlinde-38', daysAgo: 52 },
  { slug: 'ring-polaris', to: 'verlobungsring-polaris', daysAgo: 30 },
];

export const formerAddressAges = former.map((one, index) => ({ id: index + 1, daysAgo: one.daysAgo }));

export const formerAddressSteps: Step[] = [
  {
    collection: 'ecommerce_former_address',
    items: former.map(({ slug, to }, index) => ({
      id: index + 1,
      project: 1,
      slug,
      product: to === null ? null : getProduct(to).id,
    })),
  },
];
