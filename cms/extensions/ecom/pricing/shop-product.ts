import type { Essential } from './essentials.ts';
import type { Cents } from './shop-rules.ts';

/** What can be had, as it is or in one of its variants. */
export type Sku = {
  /** Null: on request. */
  cents: Cents | null;
  stock: number;
  /** Made or ordered again when there are not enough. */
  canReorder: boolean;
  shippingDays: number | null;
  /** The same where there is none left and it is made or ordered first; null where that makes no difference. */
  reorderDays: number | null;
  essentials: Essential[];
};

export type PersonalizationField = {
  key: string;
  type: 'text' | 'select' | 'number' | 'checkbox';
  label: string;
  isRequired: boolean;
  surchargeCents: Cents;
  maxLength: number | null;
  options: { value: string; label: string }[];
};

/** A published product of the shop, in one language, as an order sees it. */
export type ShopProduct = Sku & {
  product: number;
  name: string;
  slug: string;
  reference: string;
  manufacturer: string | null;
  image: { id: string; width: number | null; height: number | null; alt: string | null } | null;
  /** Null: as the shop has it. */
  taxPercent: number | null;
  fields: PersonalizationField[];
  /** What staff call its variants, as a size; null where they do not. */
  variantLabel: string | null;
  /** Those that are offered. With any, one of them must be chosen. */
  variants: (Sku & { id: number; name: string; referenceSuffix: string })[];
};

/** How many of a piece can be made to order at once, beyond those that are there; as the product page has it. */
const maxBackorder = 10;

export function countAvailable({ stock, canReorder }: Sku): number {
  return Math.max(0, stock) + (canReorder ? maxBackorder : 0);
}
