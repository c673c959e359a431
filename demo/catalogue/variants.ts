import type { Size } from './composition.ts';
import type { Product } from './products.ts';

/** A size's price, rounded as a jeweller would write it. */
export function priceOfSize(price: number, { share }: Size): number {
  if (share === 1) return price;
  const step = price < 500 ? 1 : 10;
  return Math.round((price * share) / step) * step;
}

/** Room for a hundred sizes of each product. */
export function variantId(product: number, index: number): number {
  return product * 100 + index + 1;
}

type Variant = {
  id: number;
  display_name: string;
  price_brutto: number | null;
  original_price_brutto: number | null;
  stock: number;
  reference_number_suffix: string;
  active: boolean;
  shipping_time: number;
  reorder_time: number;
  reorder_possible: boolean;
  sort: number;
};

/** Of many sizes the outermost are not kept; which of the others are in the shop differs from product to product. */
function stockOfSize({ id, note }: Product, index: number, sizes: number): number {
  if (isUnique(note)) return index === Math.floor(sizes / 2) ? Math.min(note.stock, 1) : 0;
  const outermost = sizes > 5 && (index === 0 || index === sizes - 1);
  if (note.stock === 0 || outermost) return 0;
  return (id * 7 + index * 5) % (note.stock + 1);
}

function isUnique({ tags }: Product['note']): boolean {
  return tags?.includes('einzelstueck') ?? false;
}

/** Every third product has a size that is no longer offered. */
function isOffered({ id }: Product, index: number, sizes: number): boolean {
  return id % 3 !== 0 || index !== sizes - 1;
}

export function variantsOf(product: Product): Variant[] {
  const { id, note, sizes } = product;
  const list = sizes?.list ?? [];
  return list.map((size, index) => {
    const stock = stockOfSize(product, index, list.length);
    return {
      id: variantId(id, index),
      display_name: size.name,
      price_brutto: note.price === null ? null : priceOfSize(note.price, size),
      original_price_brutto: note.reduced ? priceOfSize(note.reduced.from, size) : null,
      stock,
      reference_number_suffix: size.suffix,
      active: isOffered(product, index, list.length),
      shipping_time: stock > 0 ? 3 : shippingTime(product),
      reorder_time: reorderTime(product),
      reorder_possible: isReorderable(product),
      sort: index + 1,
    };
  });
}

/** Working days; rings are made to measure. */
export function shippingTime({ note, category }: Product): number {
  if (note.days) return note.days;
  if (category === 'wedding_rings') return 15;
  return category === 'engagement_rings' ? 10 : 2;
}

/** Working days where none is left: what is made takes as long as it does, what has to be ordered two weeks. */
export function reorderTime(product: Product): number {
  return Math.max(shippingTime(product), product.note.days ? 0 : 10);
}

export function isReorderable({ note }: Product): boolean {
  return note.reorder ?? !isUnique(note);
}
