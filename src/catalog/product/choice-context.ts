import { createContext, type ReactNode } from 'react';
import type { PricePattern } from '../../i18n/price-pattern.ts';
import type { ChoiceMessages } from './choice-messages.ts';
import type { Choice, Offer } from './product-choice.ts';

/** What is on offer and what is chosen of it, for whatever the page offers to do with the choice. */
export const ChoiceContext = createContext<{
  offer: Offer;
  choice: Readonly<Choice>;
  pattern: PricePattern;
  messages: ChoiceMessages;
  /** Value added tax and shipping, with links. */
  vat: ReactNode;
} | null>(null);
