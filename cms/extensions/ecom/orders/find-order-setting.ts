import type { LegalPageRow } from '../../../../src/directus/rows.generated.ts';
import type { Context } from '../../directus.ts';
import type { Language } from '../../messages/language.ts';
import { findShop, type Shop } from '../../messages/shop.ts';
import { openReading, type Read } from '../../transact.ts';
import { findShopRules, findTranslatedRow } from '../pricing/find-shop-rules.ts';
import type { ShopRules } from '../pricing/shop-rules.ts';
import { toPlainText } from './to-plain-text.ts';

/** All that an order needs to know of the shop, in one language. */
export type OrderSetting = { shop: Shop; rules: ShopRules; terms: Terms[] };

/** What a contract's confirmation has to bring along (§ 312f BGB). */
export type Terms = { title: string; text: string };

const types = ['agb', 'widerruf'] as const;

/**
 * @param project its domain or its key
 * @returns undefined where there is no such website, or it has no shop
 */
export async function findOrderSetting(
  context: Context,
  project: string | number,
  language: Language,
): Promise<OrderSetting | undefined> {
  const shop = await findShop(context, project);
  if (!shop) return undefined;
  const read = await openReading(context);
  const rules = await findShopRules(read, context.env, shop.project, language);
  return rules && { shop, rules, terms: await findTerms(read, shop.project, language) };
}

async function findTerms(read: Read, project: number, language: Language): Promise<Terms[]> {
  const filter = { _and: [{ settings: { project: { _eq: project } } }, { type: { _in: [...types] } }] };
  const rows = await read<LegalPageRow>('legal_page').readByQuery({ filter, fields: ['type', 'translations.*'] });
  return types.flatMap((type) => {
    const words = findTranslatedRow(rows.find((row) => row.type === type)?.translations, language);
    return words?.content ? [{ title: words.title ?? '', text: toPlainText(words.content) }] : [];
  });
}
