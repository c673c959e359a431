import { cleanLine } from '../../../../src/base/clean-text.ts';
import { parseCents } from '../../../../src/base/money.ts';
import type {
  EcommerceOrderItemRow,
  EcommerceOrderRow,
  RingAlloyRow,
  RingOptionRow,
  RingPresetRow,
  RingStoneRow,
  RingStudioRow,
} from '../../../../src/directus/rows.generated.ts';
import type { Language } from '../../../../src/i18n/languages.ts';
import { findTranslatedRow, type Translated } from '../../../../src/i18n/translation.ts';
import { parsePair } from '../../../../src/rings/normalize-pair.ts';
import { pairKey } from '../../../../src/rings/pair-key.ts';
import { ringFields, ringSort, toRingRules } from '../../../../src/rings/read-ring-rows.ts';
import type { RingRules } from '../../../../src/rings/ring-rules.ts';
import {
  type PairSheetBody,
  type PairSheetContent,
  type PairSheetEntry,
  parsePairSheetBody,
} from '../../../../src/rings/sheet/pair-sheet-call.ts';
import { verifyLink } from '../../../../src/server/signature.ts';
import type { Context } from '../../directus.ts';
import { type ApiResponse, badRequest } from '../../messages/api-response.ts';
import { findShop, type Shop } from '../../messages/shop.ts';
import { createReader, type Reader } from '../../transact.ts';
import { type RingLists, readRingLists } from '../pricing/find-ring-studio.ts';
import { findShopRules } from '../pricing/find-shop-rules.ts';
import { snapshotPair } from '../pricing/snapshot-pair.ts';

/**
 * What staff see of a pair: the one that an order has, or another one at the price that a cart would be quoted now. The
 * storefront asks for it with a pass that Directus has signed for somebody who may read the entry, and that the storefront
 * cannot make: it has no access to orders of its own.
 */
export async function findPairSheet(context: Context, body: unknown): Promise<ApiResponse> {
  const input = parsePairSheetBody(body);
  if (!input) return badRequest('');
  const link = { purpose: 'preview', subject: `rings/${input.collection}/${input.id}`, goodForMs: maxAgeMs } as const;
  if (!verifyLink(String(context.env.SECRET ?? ''), link, input.pass, Date.now())) return notFound;
  const shop = await findShop(context, input.project);
  if (!shop) return badRequest('project');
  const read = await createReader(context);
  const isOrdered = input.collection === 'ecommerce_order_item';
  const sheet = isOrdered
    ? await findOrderedPair(read, input.id, shop)
    : await findCurrentPair(read, context.env, input, shop.project);
  return sheet ? { code: 200, body: { status: 'ok', ...sheet } } : notFound;
}

const notFound: ApiResponse = { code: 404, body: { status: 'failed' } };

/** As long as the links to previews are valid. */
const maxAgeMs = 30 * 60_000;

/** A stored snapshot is not parsed here: the storefront does, which draws it. */
type Sheet = Omit<PairSheetContent, 'snapshot'> & { snapshot: unknown };

type OrderedItem = Omit<EcommerceOrderItemRow, 'order'> & { order: EcommerceOrderRow | null };

async function findOrderedPair(read: Reader, id: number, { project, timeZone }: Shop): Promise<Sheet | undefined> {
  const [row] = await read<OrderedItem>('ecommerce_order_item').readByQuery({
    filter: { _and: [{ id: { _eq: id } }, { order: { project: { _eq: project } } }] },
    fields: ['*', 'order.order_number', 'order.date_created'],
    limit: 1,
  });
  const query = row?.personalization?.find(({ key }) => key === pairKey)?.value;
  if (!row || query === undefined) return undefined;
  const { order, display_name, count, price_brutto, pair } = row;
  const placed = new Date(order?.date_created ?? 0);
  return {
    order: {
      number: order?.order_number ?? '',
      date: new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(placed),
      ...{ name: display_name ?? '', count, priceCents: parseCents(price_brutto) ?? 0 },
    },
    ...{ name: '', query, adjustments: [], snapshot: pair ?? null },
  };
}

async function findCurrentPair(
  read: Reader,
  env: Context['env'],
  input: PairSheetBody,
  project: number,
): Promise<Sheet | undefined> {
  const { language } = input;
  const shown = await findShown(read, input, project, language);
  if (!shown) return undefined;
  const { name, query, lists } = shown;
  const [rules, shopRules] = await Promise.all([
    findRules(read, project, lists, language),
    findShopRules(read, env, project, language),
  ]);
  const taxPercent = rules?.taxPercent ?? shopRules?.taxPercent;
  if (!rules || taxPercent === undefined) return { name, order: null, query, adjustments: [], snapshot: null };
  const { pair, adjustments } = parsePair(query, rules.rules);
  const snapshot = snapshotPair(pair, rules.rules, taxPercent);
  return { name, order: null, query, adjustments: [...adjustments], snapshot };
}

/** Rules of a studio that need not be switched on, and the VAT of its product; null for the shop's. */
async function findRules(
  read: Reader,
  project: number,
  lists: RingLists,
  language: Language,
): Promise<{ rules: RingRules; taxPercent: number | null } | undefined> {
  const [studio] = await read<RingStudioRow>('ring_studio').readByQuery({
    filter: { project: { _eq: project } },
    fields: [...ringFields.ring_studio, 'product.tax_percent'],
    sort: ringSort,
    limit: 1,
  });
  const rules = studio && toRingRules({ ring_studio: [{ ...studio, active: true }], ...lists }, language);
  const percent = studio?.product?.tax_percent ?? null;
  return rules && { rules, taxPercent: percent === null ? null : Number(percent) };
}

/** The pair that an entry shows, and what is offered: an entry that is not offered yet is shown all the same. */
type Shown = { name: string; query: string; lists: RingLists };

async function findShown(
  read: Reader,
  { collection, id, query }: PairSheetEntry & { query: string },
  project: number,
  language: Language,
): Promise<Shown | undefined> {
  const lists = await readRingLists(read, project, language);
  const find = async <Row>(name: string, fields: readonly string[]): Promise<Row | undefined> => {
    const filter = { _and: [{ id: { _eq: id } }, { project: { _eq: project } }] };
    const [row] = await read<Row>(name).readByQuery({ filter, fields: [...fields], limit: 1 });
    return row;
  };
  switch (collection) {
    case 'ring_preset': {
      const fields = ['configuration', 'translations.language', 'translations.display_name'];
      const row = await find<RingPresetRow>('ring_preset', fields);
      return row && { name: getName(row, language), query: row.configuration, lists };
    }
    case 'ring_alloy': {
      const row = await find<RingAlloyRow>('ring_alloy', ringFields.ring_alloy);
      if (!row) return undefined;
      const ring_alloy = withOffered(lists.ring_alloy, row, ({ key }) => key === row.key);
      return { name: getName(row, language), query: `alloy=${row.key}`, lists: { ...lists, ring_alloy } };
    }
    case 'ring_option': {
      const row = await find<RingOptionRow>('ring_option', ringFields.ring_option);
      if (!row) return undefined;
      const isSame = ({ kind, key }: RingOptionRow) => kind === row.kind && key === row.key;
      const ring_option = withOffered(lists.ring_option, row, isSame);
      return {
        ...{ name: getName(row, language), lists: { ...lists, ring_option } },
        query: `${samples[row.kind] ?? ''}${row.kind}=${row.key}`,
      };
    }
    case 'ring_stone': {
      const row = await find<RingStoneRow>('ring_stone', ringFields.ring_stone);
      if (!row) return undefined;
      const ring_stone = withOffered(lists.ring_stone, row, ({ key }) => key === row.key);
      return {
        name: getName(row, language),
        query: `${samples.stone}stone=${row.key}`,
        lists: { ...lists, ring_stone },
      };
    }
    case 'ring_studio': {
      const row = await find<RingStudioRow>('ring_studio', ['id']);
      return row && { name: '', query, lists };
    }
    case 'ecommerce_order_item':
      return undefined;
  }
}

/** Pairs in which an option shows: with stones to set, or with a text to engrave. */
const samples: Readonly<Record<string, string>> = {
  stone: 'width=6&height=2.2&stones=one&',
  setting: 'width=6&height=2.2&stones=three&',
  font: 'text=1.5.2027&',
  engraving: 'text=1.5.2027&',
};

function withOffered<Row>(rows: readonly Row[], row: Row, isSame: (other: Row) => boolean): readonly Row[] {
  return rows.some(isSame) ? rows : [...rows, { ...row, active: true }];
}

type Named = { translations: (Translated & { display_name: string })[] | null };

function getName({ translations }: Named, language: Language): string {
  return cleanLine(findTranslatedRow(translations, language)?.display_name ?? '');
}
