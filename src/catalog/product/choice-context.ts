import { createContext, type ReactNode } from 'react';
import type { PricePattern } from '../../i18n/price-pattern.ts';
import type { ChoiceMessages } from './choice-messages.ts';
import type { Choice, Offer } from './product-choice.ts';

/** The offer and the current choice, for the actions of the product page. */
export const ChoiceContext = createContext<{
  offer: Offer;
  choice: Readonly<Choice>;
  pattern: PricePattern;
  messages: ChoiceMessages;
  /** Note on value added tax and shipping, with links. */
  vat: ReactNode;
} | null>(null);
