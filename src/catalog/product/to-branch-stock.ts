import type { EcommerceProductRow, EcommerceVariantBranchStockRow } from '../../directus/rows.generated.ts';
import type { BranchStock } from './product-details.ts';

type StockRow = Pick<EcommerceVariantBranchStockRow, 'stock' | 'branch'>;
type Row = Pick<EcommerceProductRow, 'branch_stock' | 'product_variants'>;

/**
 * Branches that have a product in stock, in their order. Branch stock of the product itself counts only without
 * variants, like its stock; an unpublished branch is null.
 */
export function toBranchStock({ branch_stock, product_variants }: Row): BranchStock[] {
  const variants = product_variants ?? [];
  const lying = (rows: readonly StockRow[] | null) => (rows ?? []).filter(({ stock }) => (stock ?? 0) > 0);
  const found =
    variants.length > 0
      ? variants.flatMap(({ id, display_name: name, branch_stock: rows }) =>
          lying(rows).map(({ branch }) => ({ branch, variants: [{ id, name }] })),
        )
      : lying(branch_stock).map(({ branch }) => ({ branch, variants: [] }));
  const shops = new Map<number, BranchStock & { sort: number }>();
  for (const { branch, variants: own } of found) {
    if (!branch) continue;
    const { id, display_name, sort } = branch;
    const shop = shops.get(id);
    if (shop) shop.variants.push(...own);
    else shops.set(id, { branch: id, name: display_name ?? '', variants: own, sort: sort ?? id });
  }
  return [...shops.values()].sort((a, b) => a.sort - b.sort).map(({ sort: _, ...shop }) => shop);
}
