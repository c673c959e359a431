import type { Step } from '../../cms/seed/send-rows.ts';
import { getProduct } from './get-product.ts';
import { variantsOf } from './variants.ts';

/** The main shop and the workshop. */
const shops = { main: 1, workshop: 2 };

const ring = getProduct('verlobungsring-nashira');
const lying = variantsOf(ring).filter(({ stock, active }) => active && stock > 0);

/** Where some products lie: most shops keep this for few of them. */
export const branchStockSteps: Step[] = [
  {
    collection: 'ecommerce_product_branch_stock',
    items: [{ id: 1, owner: getProduct('falkenrieth-schwinge-chronograph').id, branch: shops.main, stock: 1 }],
  },
  {
    collection: 'ecommerce_variant_branch_stock',
    items: lying.map(({ id }, at) => ({
      id: at + 1,
      owner: id,
      branch: at % 2 === 0 ? shops.main : shops.workshop,
      stock: 1,
    })),
  },
];
