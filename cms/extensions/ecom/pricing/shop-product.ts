import type { Essential, Image } from '../../../../src/orders/order-fields.ts';
import type { Cents } from './shop-rules.ts';

/** A sellable unit: a product without variants, or a variant. */
export type Sku = {
  /** Null for a price on request. */
  cents: Cents | null;
  stock: number;
  /** Whether it can be backordered. */
  canReorder: boolean;
  shippingDays: number | null;
  /** Lead time of backorders; null if the same. */
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

/** A published product in one language, as needed for orders. */
export type ShopProduct = Sku & {
  product: number;
  name: string;
  slug: string;
  reference: string;
  manufacturer: string | null;
  image: Image | null;
  /** Null for the shop's default. */
  taxPercent: number | null;
  fields: PersonalizationField[];
  /** Label of its variants, such as size; null if there is none. */
  variantLabel: string | null;
  /** Active variants. If there are any, one must be selected. */
  variants: (Sku & { id: number; name: string; referenceSuffix: string })[];
};

/** Maximum quantity of a backorder, beyond the stock; the same as on the product page. */
const maxBackorder = 10;

export function countAvailable({ stock, canReorder }: Sku): number {
  return Math.max(0, stock) + (canReorder ? maxBackorder : 0);
}
