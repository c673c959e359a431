import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { compare } from '../../styled-system/recipes/index.js';
import { findIndexedProductById } from '../index/find-product.ts';
import { parseProductIds } from '../wishlist/wishlist.ts';
import { parseChanged, statusId } from './compare-address.ts';
import { maxCompared, selectCompared } from './select-compared.ts';

/**
 * Status line: which product was just added or removed, and how many are compared. Rendered empty at first, so that
 * screen readers announce the change.
 */
export function CompareStatus({ language, query }: { language: Language; query: string }) {
  return (
    <p id={statusId} className={compare().status} role="status">
      {findText(query, language)}
    </p>
  );
}

function findText(query: string, language: Language): string | undefined {
  const changed = parseChanged(query);
  const product = changed === undefined ? undefined : findIndexedProductById(changed);
  if (!product) return undefined;
  const ids = parseProductIds(query);
  const { shown } = selectCompared(ids, findIndexedProductById);
  const messages = getMessages(language).compare;
  const name = product.names[language];
  if (shown.some(({ id }) => id === product.id)) return messages.added(name, shown.length, maxCompared);
  return ids.includes(product.id) ? undefined : messages.removed(name, shown.length, maxCompared);
}
