import type { Step } from '../step.ts';
import { daysAgo } from './dates.ts';
import { type Product, products } from './products.ts';
import { priceOfSize, variantId } from './variants.ts';

/** Before this many days nothing is on record. */
const recordBegins = 120;

type Entry = { product: number; variant: number | null; price_brutto: number; valid_from: string };

function logOf({ id, piece, sizes }: Product, today: Date): Entry[] {
  const { price, reduced } = piece;
  if (price === null) return [];
  const history = reduced?.history ?? [[recordBegins, price] as const];
  const ofProduct = history.map(([days, then]) => ({
    product: id,
    variant: null,
    price_brutto: then,
    valid_from: daysAgo(today, days),
  }));
  const variants = reduced ? (sizes?.list ?? []) : [];
  return [
    ...ofProduct,
    ...variants.flatMap((size, index) =>
      history.map(([days, then]) => ({
        product: id,
        variant: variantId(id, index),
        price_brutto: priceOfSize(then, size),
        valid_from: daysAgo(today, days),
      })),
    ),
  ];
}

export function priceLogSteps(today: Date): Step[] {
  return [{ collection: 'ecommerce_price_log', items: products.flatMap((product) => logOf(product, today)) }];
}
