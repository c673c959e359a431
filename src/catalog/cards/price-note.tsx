import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { productList } from '../../styled-system/recipes/index.js';
import type { ProductCard } from './product-card.ts';
import '../../ui/shop.css';

type Props = { cards: readonly Pick<ProductCard, 'price'>[]; language: Language };

/** Whether card prices include tax and exclude shipping (PAngV § 6); nothing where no card has a price. */
export function PriceNote({ cards, language }: Props) {
  if (cards.every(({ price }) => price.kind === 'on_request')) return null;
  return <p className={productList().shown}>{getMessages(language).catalog.inclVat}</p>;
}
