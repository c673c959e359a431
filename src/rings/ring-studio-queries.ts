import 'server-only';
import { cleanLine, cleanText } from '../base/clean-text.ts';
import { readTimeZone } from '../content/opening-hours/zoned-time.ts';
import { type FaqBlock, faqFields, toFaq } from '../content/pages/block-queries.ts';
import { readOptionalItems } from '../directus/client.ts';
import { ofProject } from '../directus/connection.ts';
import { createRowCache } from '../directus/row-cache.ts';
import type {
  RingAlloyRow,
  RingOptionRow,
  RingPresetRow,
  RingStoneRow,
  RingStudioRow,
} from '../directus/rows.generated.ts';
import type { Language } from '../i18n/languages.ts';
import { findTranslatedRow } from '../i18n/translation.ts';
import { parsePair } from './normalize-pair.ts';
import { type RingRows, ringFields, ringSort, toRingRules } from './read-ring-rows.ts';
import { formatPair, type RingPair } from './ring-pair.ts';
import type { RingRules } from './ring-rules.ts';

/** A pair that staff recommend. */
export type RingPreset = { name: string; description: string; pair: RingPair; query: string };

export type RingStudio = {
  rules: RingRules;
  /** Id of the product that a pair is in cart and order. */
  product: number;
  presets: readonly RingPreset[];
  /** Questions and answers that staff have written; undefined without any. */
  questions: FaqBlock | undefined;
  /** The shop's own. */
  timeZone: string;
  /** When staff last changed the studio itself; null if unknown. */
  changedAt: string | null;
};

type StudioRows = RingRows & { ring_preset: readonly RingPresetRow[] };

/**
 * What is possible must be what the order API thinks possible. Each change purges; where Directus could not report one,
 * rows are a minute old at most.
 */
const cache = createRowCache<StudioRows>({ staleAfterMs: 20_000, expiresAfterMs: 60_000 });

/** Purges what the studio offers after a change of a collection, unless it is another one's. */
export function purgeRingStudio(collection: string): void {
  if (collection.startsWith('ring_')) cache.purgeAll();
}

/**
 * What the studio offers; undefined where it is closed.
 *
 * @throws ContentApiError when Directus does not answer
 */
export async function findRingStudio(language: Language): Promise<RingStudio | undefined> {
  const rows = await cache.get('studio', [], readRows);
  const rules = toRingRules(rows, language);
  const [studio] = rows.ring_studio;
  const product = studio?.product?.id;
  if (!rules || product === undefined) return undefined;
  const presets = rows.ring_preset.map((row) => toPreset(row, rules, language));
  return {
    ...{ rules, product, presets },
    questions: studio?.questions ? toFaq(studio.questions, language) : undefined,
    timeZone: readTimeZone(studio?.project?.config?.timezone).timeZone,
    changedAt: studio?.date_updated ?? studio?.date_created ?? null,
  };
}

async function readRows(): Promise<StudioRows> {
  const common = { filter: ofProject(), sort: ringSort, limit: -1 };
  const presetFields = [
    'configuration',
    'translations.language',
    'translations.display_name',
    'translations.description',
  ];
  const [studios, alloys, options, stones, presets] = await Promise.all([
    readOptionalItems<RingStudioRow>('ring_studio', {
      ...common,
      fields: [
        ...[...ringFields.ring_studio, 'product.id', 'project.config.timezone', 'date_created', 'date_updated'],
        ...faqFields.map((field) => `questions.${field}`),
      ],
    }),
    readOptionalItems<RingAlloyRow>('ring_alloy', {
      ...{ ...common, fields: [...ringFields.ring_alloy, 'translations.care', 'translations.allergy'] },
    }),
    readOptionalItems<RingOptionRow>('ring_option', { ...common, fields: ringFields.ring_option }),
    readOptionalItems<RingStoneRow>('ring_stone', {
      ...{ ...common, fields: [...ringFields.ring_stone, 'translations.description'] },
    }),
    readOptionalItems<RingPresetRow>('ring_preset', {
      ...{ ...common, fields: presetFields },
      filter: { _and: [ofProject(), { status: { _eq: 'published' } }] },
    }),
  ]);
  return { ring_studio: studios, ring_alloy: alloys, ring_option: options, ring_stone: stones, ring_preset: presets };
}

/** The nearest possible pair, since what staff wrote may have been possible once. */
function toPreset({ configuration, translations }: RingPresetRow, rules: RingRules, language: Language): RingPreset {
  const words = findTranslatedRow(translations, language);
  const { pair } = parsePair(configuration, rules);
  return {
    ...{ pair, query: formatPair(pair) },
    name: cleanLine(words?.display_name ?? ''),
    description: cleanText(words?.description ?? ''),
  };
}
