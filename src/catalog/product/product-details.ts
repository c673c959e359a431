import type { Image } from '../../content/pages/page.ts';
import type { EcommerceProductRow, EcommerceVariantBranchStockRow } from '../../directus/rows.generated.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import type { EngravedMetal } from './engraving.tsx';
import type { Offer } from './product-choice.ts';

type LocalizedText<Words> = { text: Words; lang: Language | undefined };

/** An attribute with its values; each text has its language, where it is not that of the visitor. */
export type ProductAttribute = { key: string; name: LocalizedText<string>; values: LocalizedText<string[]> };

export type SizeGuide = { key: string; name: string; columns: string[]; rows: string[][] };

/** The manufacturer and the person responsible in the European Union (GPSR art. 19). */
export type Manufacturer = {
  name: string;
  slug: string;
  /** Postal address, line by line. */
  address: string[];
  email: string | null;
  website: string | null;
  responsible: { name: string; email: string | null; address: string | null } | null;
};

/** A branch that has the product in stock, with the variants that are there; empty for a product without variants. */
export type BranchStock = { branch: number; name: string; variants: { id: number; name: string }[] };

/** Everything that the product page shows, in one language. */
export type ProductDetails = {
  offer: Offer;
  name: string;
  /** Language of the texts, where it is not that of the visitor. */
  lang?: Language | undefined;
  teaser: string | null;
  /** Rich text (HTML) from Directus. */
  description: string | null;
  reference: string | null;
  images: Image[];
  attributes: ProductAttribute[];
  /** Slugs of the tags. */
  tags: string[];
  manufacturer: Manufacturer | null;
  personalization: { key: string; name: string; metal: EngravedMetal } | null;
  /** Stock by branch, as far as staff maintain it; the main shop first. */
  branchStock: BranchStock[];
  sizeGuide: SizeGuide | null;
  warrantyMonths: number | null;
  guaranteeMonths: number | null;
  gtin: string | null;
  safety: string | null;
  hasBattery: boolean;
  ratings: { average: number; count: number } | null;
  seoTitle: string | null;
  seoDescription: string | null;
};

/** Stock of a branch in text: the names of its variants, or that the product is there. */
export function describeBranchStock({ variants }: BranchStock, language: Language): string {
  if (variants.length === 0) return getMessages(language).branchStock.here;
  return variants.map(({ name }) => name).join(', ');
}

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
