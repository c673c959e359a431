import type { Language } from '../i18n/languages.ts';
import type { CartMessages } from './cart-messages.ts';

const languages = {
  de: () => import('../i18n/messages/de-cart.ts').then(({ deCart }) => deCart.cart),
  en: () => import('../i18n/messages/en-cart.ts').then(({ enCart }) => enCart.cart),
  fr: () => import('../i18n/messages/fr-cart.ts').then(({ frCart }) => frCart.cart),
} as const satisfies Record<Language, () => Promise<CartMessages>>;

/** The words of the cart, for pages that do not show it before somebody touches them. */
export function loadCartMessages(language: Language): Promise<CartMessages> {
  return languages[language]();
}
