import { expect, test } from 'vitest';
import type { BranchRow, EcommerceProductVariantRow } from '../../directus/rows.generated.ts';
import { toBranchStock } from './product-details.ts';

const shop = (id: number, sort: number) => ({ id, sort, display_name: `Haus ${id}` }) as BranchRow;
const stockRow = (branch: BranchRow | null, stock: number) => ({ id: 1, owner: 1, sort: null, branch, stock });
const variant = (id: number, branch_stock: ReturnType<typeof stockRow>[]) =>
  ({ id, display_name: String(id), branch_stock }) as EcommerceProductVariantRow;

test('lists branches in their order with their variants in stock', () => {
  const product_variants = [
    variant(52, [stockRow(shop(2, 1), 1), stockRow(shop(1, 2), 3)]),
    variant(54, [stockRow(shop(1, 2), 1)]),
  ];
  expect(toBranchStock({ branch_stock: [], product_variants })).toEqual([
    { branch: 2, name: 'Haus 2', variants: [{ id: 52, name: '52' }] },
    {
      branch: 1,
      name: 'Haus 1',
      variants: [
        { id: 52, name: '52' },
        { id: 54, name: '54' },
      ],
    },
  ]);
});

test('omits branches without stock and unpublished ones', () => {
  const branch_stock = [stockRow(shop(1, 1), 0), stockRow(null, 4)];
  expect(toBranchStock({ branch_stock, product_variants: [] })).toEqual([]);
});

test('uses the branch stock of the product only without variants', () => {
  const branch_stock = [stockRow(shop(1, 1), 2)];
  expect(toBranchStock({ branch_stock, product_variants: [] })).toEqual([{ branch: 1, name: 'Haus 1', variants: [] }]);
  expect(toBranchStock({ branch_stock, product_variants: [variant(52, [])] })).toEqual([]);
});
