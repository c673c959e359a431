import type { Page } from '@playwright/test';
import type { CartItem, CartLine } from '../../src/cart/cart.ts';
import { formatCart } from '../../src/cart/stored-cart.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { cms } from './forms-site.ts';
import { test } from './test.ts';

export const cartPaths = { de: '/shop/warenkorb', en: '/en/shop/cart', fr: '/fr/boutique/panier' } as const;

type Row = {
  id: number;
  slug: string;
  stock: number | null;
  reorder_possible: boolean | null;
  price_brutto: number | string;
  translations: { language: Language; display_name: string }[];
};

/** A demo product as a line item has it, with price, available quantity and localized names. */
export type CartProduct = CartItem['product'] & { cents: number; available: number; names: Record<Language, string> };

/** Loads a demo product without variants and required personalization. */
export async function getCartProduct(slug: string): Promise<CartProduct> {
  const search = new URLSearchParams({
    filter: JSON.stringify({ slug: { _eq: slug }, project: { domain: { _eq: 'vierlinden.example' } } }),
    fields: 'id,slug,stock,reorder_possible,price_brutto,translations.language,translations.display_name',
  });
  const [row] = await cms.get<Row[]>(`/items/ecommerce_product?${search}`);
  if (!row) throw new Error(`The demo has ${slug}.`);
  return toCartProduct(row);
}

function toCartProduct({ id, slug, stock, reorder_possible, price_brutto, translations }: Row): CartProduct {
  const names = Object.fromEntries(translations.map((translation) => [translation.language, translation.display_name]));
  return {
    id,
    slug,
    name: names.de ?? '',
    image: null,
    cents: Math.round(Number(price_brutto) * 100),
    available: (stock ?? 0) + (reorder_possible ? 10 : 0),
    names: names as Record<Language, string>,
  };
}

export function makeCartLine(cartId: number, product: CartProduct, changes: Partial<CartLine> = {}): CartLine {
  const { id, name, slug, image, cents } = product;
  return {
    cartId,
    product: { id, name, slug, image },
    variant: null,
    personalization: {},
    count: 1,
    priceCents: cents,
    ...changes,
  };
}

/** Stores a cart before the first page load only, so that later changes by the page persist. */
export async function seedCart(page: Page, lines: readonly CartLine[] | string): Promise<void> {
  await test.step('seed the cart', () =>
    page.addInitScript(
      (text) => {
        if (!sessionStorage.getItem('seeded')) localStorage.setItem('int-cart', text);
        sessionStorage.setItem('seeded', '1');
      },
      typeof lines === 'string' ? lines : formatCart(lines, 0),
    ));
}

export const readStoredCart = (page: Page) => page.evaluate(() => localStorage.getItem('int-cart'));
