import type { ComponentType } from 'react';
import { importOptional } from '../base/import-optional.ts';
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
import type { CartItem, CartProduct } from './cart.ts';
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
 * Adds the chosen product to the cart. Where a choice is missing or invalid, its field shows an error and the first of
 * them gets the focus.
 *
 * @param root contains the fields
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

/** Adds a product without variants to the cart. */
export function addProductToCart(
  product: CartProduct,
  priceCents: Cents,
  personalization: CartItem['personalization'],
): 'added' | 'full' {
  return addToCart({ product, variant: null, personalization, count: 1, priceCents }) ? 'added' : 'full';
}

/** Undefined when loading fails; the page then shows the result without the drawer. */
export function loadCartDrawer(language: Language): Promise<LoadedDrawer | undefined> {
  return importOptional(async () => {
    const [loaded, messages] = await Promise.all([import('./cart-drawer.client.tsx'), loadCartMessages(language)]);
    return { Drawer: loaded.default, messages };
  });
}

function revealField(field: HTMLElement | null): void {
  const fold = field?.closest<HTMLDetailsElement>('details:not([open])');
  if (fold) fold.open = true;
  if (field) focusWhenVisible(field);
}

/**
 * Focuses a field inside details that were just opened. Browsers make it focusable only some frames later; opening
 * takes half a second at most. Stops when the visitor has focused something else meanwhile.
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

/** Loads the cart's messages, for pages that show the cart only after an interaction. */
function loadCartMessages(language: Language): Promise<CartMessages> {
  return languages[language]();
}
