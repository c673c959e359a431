import type { EcommerceProductRow } from '../../../../src/directus/rows.generated.ts';
import type { Language } from '../../../../src/i18n/languages.ts';
import { type RingRows, ringFields, ringSort, toRingRules } from '../../../../src/rings/read-ring-rows.ts';
import type { Reader } from '../../transact.ts';
import type { RingStudio } from './shop-product.ts';

/** Fields of a product from which its studio is built. */
export const ringStudioFields = ringFields.ring_studio.map((name) => `ring_studio.${name}`);

export type RingLists = Omit<RingRows, 'ring_studio'>;

/** What the studio of a website offers, with names and without descriptions, in a language or else in German. */
export async function readRingLists(read: Reader, project: number, language: Language): Promise<RingLists> {
  const inLanguage = { _filter: { language: { _in: [...new Set([language, 'de'])] } } };
  const readList = <Name extends keyof RingLists>(name: Name) =>
    read<RingLists[Name][number]>(name).readByQuery({
      filter: { _and: [{ project: { _eq: project } }, { active: { _eq: true } }] },
      fields: ringFields[name].filter((field) => field !== 'translations.description'),
      deep: { translations: inLanguage },
      sort: ringSort,
      limit: -1,
    });
  const [ring_alloy, ring_option, ring_stone] = await Promise.all([
    readList('ring_alloy'),
    readList('ring_option'),
    readList('ring_stone'),
  ]);
  return { ring_alloy, ring_option, ring_stone };
}

/** Undefined where no pair can be ordered at present. */
export function toRingStudio(
  ring_studio: NonNullable<EcommerceProductRow['ring_studio']>,
  lists: RingLists,
  language: Language,
): RingStudio | undefined {
  const rules = toRingRules({ ring_studio, ...lists }, language);
  const staffRules = language === 'de' ? rules : toRingRules({ ring_studio, ...lists }, 'de');
  return rules && staffRules && { language, rules, staffRules, breakdown: ring_studio[0]?.breakdown ?? 'none' };
}
