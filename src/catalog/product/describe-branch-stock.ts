import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import type { BranchStock } from './product-details.ts';

/** Stock of a branch in text: the names of its variants, or that the product is there. */
export function describeBranchStock({ variants }: BranchStock, language: Language): string {
  if (variants.length === 0) return getMessages(language).branchStock.here;
  return variants.map(({ name }) => name).join(', ');
}
