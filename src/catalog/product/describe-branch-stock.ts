import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import type { BranchStock } from './product-details.ts';

/** What lies in a shop: its sizes by name, or that it is there at all. */
export function describeBranchStock({ variants }: BranchStock, language: Language): string {
  if (variants.length === 0) return getMessages(language).branchStock.here;
  return variants.map(({ name }) => name).join(', ');
}
