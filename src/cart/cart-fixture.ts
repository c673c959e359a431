import type { QuoteLine } from '../orders/quote.ts';
import type { CartItem } from './cart.ts';

/** A ring of size 54 for 1,290 euros. */
export function makeItem(changes: Partial<CartItem> = {}): CartItem {
  return {
    product: { id: 7, name: 'Ring Linde', slug: 'ring-linde', image: { id: 'a1b2', width: 1600, height: 1200 } },
    variant: { id: 54, name: '54' },
    personalization: {},
    count: 1,
    priceCents: 1_290_00,
    ...changes,
  };
}

/** The line of a quote for that ring. */
export function makeQuotedLine(changes: Partial<QuoteLine> = {}): QuoteLine {
  return {
    product: 7,
    variant: 54,
    state: 'ok',
    count: 1,
    name: 'Ring Linde',
    variant_name: '54',
    variant_label: null,
    reference: 'AV-7-54',
    slug: 'ring-linde',
    price_cents: 1_290_00,
    surcharge_cents: 0,
    personalization: [],
    is_personalized: false,
    essentials: [],
    availability: 'in_stock',
    delivery: null,
    shipping_days: 2,
    tax_percent: 19,
    manufacturer: null,
    pair: null,
    href: '/shop/produkt/ring-linde',
    picture: null,
    ...changes,
  };
}
