import type { ComponentType } from 'react';
import type { Cents } from '../base/money.ts';
import {
  type Choice,
  countSelected,
  findInvalidFields,
  findSelectedSku,
  type Offer,
  personalization,
  priceBrutto,
} from '../catalog/product/product-choice.ts';
import { validateChoice } from '../catalog/product/product-choice-store.ts';
import type { Language } from '../i18n/languages.ts';
import type { CartProduct } from './cart.ts';
import type { CartDrawerProps } from './cart-drawer.client.tsx';
import type { CartMessages } from './cart-messages.ts';
import { addToCart } from './cart-store.ts';

const languages = {
  de: () => import('../i18n/messages/de-cart.ts').then(({ deCart }) => deCart.cart),
  en: () => import('../i18n/messages/en-cart.ts').then(({ enCart }) => enCart.cart),
  fr: () => import('../i18n/messages/fr-cart.ts').then(({ frCart }) => frCart.cart),
} as const satisfies Record<Language, () => Promise<CartMessages>>;

export type LoadedDrawer = { Drawer: ComponentType<CartDrawerProps>; messages: CartMessages };

/**
 * Puts what is chosen of a product into the cart. Where something is missing or too long, its fields say so and the first
 * of them is led to.
 *
 * @param root where the fields stand
 */
export function addChoiceToCart(
  product: CartProduct,
  { offer, choice }: { offer: Offer; choice: Readonly<Choice> },
  root: ParentNode,
): 'added' | 'full' | 'incomplete' {
  const priceCents = priceBrutto(offer, choice);
  if (!validateChoice(offer) || priceCents === null) {
    revealField(findInvalidField(offer, choice, root));
    return 'incomplete';
  }
  const { variant } = choice;
  const isAdded = addToCart({
    product,
    variant: variant && { id: variant.id, name: variant.name },
    personalization: personalization(offer, choice),
    count: countSelected(offer, choice),
    priceCents,
  });
  return isAdded ? 'added' : 'full';
}

/** Puts one piece into the cart of which nothing has to be chosen. */
export function addProductToCart(product: CartProduct, priceCents: Cents): 'added' | 'full' {
  return addToCart({ product, variant: null, personalization: {}, count: 1, priceCents }) ? 'added' : 'full';
}

/** Undefined where it does not come, as on a line that was cut: the page says it without. */
export async function loadCartDrawer(language: Language): Promise<LoadedDrawer | undefined> {
  try {
    const [loaded, messages] = await Promise.all([import('./cart-drawer.client.tsx'), loadCartMessages(language)]);
    return { Drawer: loaded.default, messages };
  } catch {
    return undefined;
  }
}

function revealField(field: HTMLElement | null): void {
  const fold = field?.closest<HTMLDetailsElement>('details:not([open])');
  if (fold) fold.open = true;
  if (field) focusWhenVisible(field);
}

/**
 * What unfolds takes the focus some frames later, as each browser sees fit; half a second is how long it takes to unfold.
 * Whoever has gone on meanwhile is not called back.
 */
function focusWhenVisible(field: HTMLElement, from = document.activeElement, frames = 30): void {
  field.focus();
  if (document.activeElement !== from && document.activeElement !== document.body) return;
  if (frames > 0) requestAnimationFrame(() => focusWhenVisible(field, from, frames - 1));
}

function findInvalidField(offer: Offer, choice: Readonly<Choice>, root: ParentNode): HTMLElement | null {
  if (!findSelectedSku(offer, choice)) return root.querySelector<HTMLElement>('[name=variant]:enabled');
  const [field] = findInvalidFields(offer, choice);
  return field ? root.querySelector<HTMLElement>(`[data-field="${CSS.escape(field.key)}"]`) : null;
}

/** The words of the cart, for pages that do not show it before somebody touches them. */
function loadCartMessages(language: Language): Promise<CartMessages> {
  return languages[language]();
}
