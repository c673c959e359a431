import type { LegalPageRow } from '../../../../src/directus/rows.generated.ts';
import { formatMessage } from '../../../../src/i18n/format-message.ts';
import { getMessages } from '../../../../src/i18n/messages.ts';
import { findTranslatedRow } from '../../../../src/i18n/translation.ts';
import { hasImportDuties } from '../../../../src/orders/import-duties.ts';
import type { Order } from '../../../../src/orders/order.ts';
import type { Context } from '../../directus.ts';
import type { MailBlock } from '../../mail/mail-content.ts';
import type { Language } from '../../messages/language.ts';
import { findShop, type Shop } from '../../messages/shop.ts';
import { createReader, type Reader } from '../../transact.ts';
import { findShopRules } from '../pricing/find-shop-rules.ts';
import type { ShopRules } from '../pricing/shop-rules.ts';

const htmlEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', shy: '' };

/** Shop, rules and terms for an order, in one language. */
export type OrderShopContext = { shop: Shop; rules: ShopRules; terms: Terms[] };

/** Terms that the confirmation of a contract must include (§ 312f BGB). */
export type Terms = { title: string; text: string };

const legalPageTypes = ['agb', 'widerruf'] as const;

/**
 * The shop of a website with its rules and terms, as an order needs them.
 *
 * @param project domain or id
 * @returns undefined if there is no such website, or it has no shop
 */
export async function findOrderShopContext(
  context: Context,
  project: string | number,
  language: Language,
): Promise<OrderShopContext | undefined> {
  const shop = await findShop(context, project);
  if (!shop) return undefined;
  const read = await createReader(context);
  const rules = await findShopRules(read, context.env, shop.project, language);
  return rules && { shop, rules, terms: await findTerms(read, shop.project, language) };
}

async function findTerms(read: Reader, project: number, language: Language): Promise<Terms[]> {
  const filter = { _and: [{ settings: { project: { _eq: project } } }, { type: { _in: [...legalPageTypes] } }] };
  const rows = await read<LegalPageRow>('legal_page').readByQuery({ filter, fields: ['type', 'translations.*'] });
  return legalPageTypes.flatMap((type) => {
    const translation = findTranslatedRow(rows.find((row) => row.type === type)?.translations, language);
    return translation?.content ? [{ title: translation.title ?? '', text: toPlainText(translation.content) }] : [];
  });
}

/** Plain text of CMS HTML: each paragraph, heading and list entry on a line. */
export function toPlainText(html: string): string {
  const text = html
    .replace(/\s+/g, ' ')
    .replace(/<li\b[^<>]*>/gi, '\n- ')
    .replace(/<(?:br|\/li|\/tr)\b[^<>]*>/gi, '\n')
    .replace(/<\/?(?:p|h[1-6]|ul|ol|blockquote|table)\b[^<>]*>/gi, '\n\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
      name
        ? (htmlEntities[name.toLowerCase()] ?? whole)
        : toCharacter(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
    );
  const lines: string[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    // No blank lines between list entries, and no empty entries.
    while (line.startsWith('- ') && lines.at(-1) === '') lines.pop();
    if (line.startsWith('- ') && lines.at(-1) === '-') lines.pop();
    lines.push(line);
  }
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function toCharacter(code: number): string {
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : '';
}

/** The harmonised notice on the legal guarantee, without the texts about its QR code and label. */
export function toGuaranteeNote(language: Language): MailBlock {
  const { guarantee: messages } = getMessages(language);
  return {
    kind: 'note',
    title: messages.title,
    parts: [
      ...[`${messages.least} ${messages.leastOf}`, messages.claim, [...messages.claims]],
      ...[`${messages.liable} ${messages.liableFor}`, [...messages.remedies], messages.longer],
      ...[messages.what, [...messages.steps]],
    ],
    link: `https://${messages.address}`,
  };
}

/** Note on import duties for parcels to another customs area; empty for all others. */
export function toImportNote(
  { shipping_address: to, language }: Order,
  countries: OrderShopContext['rules']['countries'],
): MailBlock[] {
  if (!to || !hasImportDuties(to.country)) return [];
  const country = countries.find(({ code }) => code === to.country)?.name ?? to.country;
  const { imports } = getMessages(language).checkout.delivery;
  return [{ kind: 'note', title: null, parts: [formatMessage(imports, { country })] }];
}
