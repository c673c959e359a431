import 'server-only';
import { findItem, readItems, readOptionalItems } from '../../directus/client.ts';
import { ofProject } from '../../directus/connection.ts';
import type {
  EcommerceAttributeGroupRow,
  EcommerceCategoryRow,
  EcommerceManufacturerRow,
  EcommerceProductRow,
  EcommerceSettingsRow,
  EcommerceSubcategoryRow,
  EcommerceSynonymRow,
  EcommerceTagRow,
} from '../../directus/rows.generated.ts';
import type { Language } from '../../i18n/languages.ts';
import { localizeField, type Named, type ShopSettings, type Synonym, type Vocabulary } from './vocabulary.ts';

/** More rows than staff ever write; all of them are read with every poll of the vocabulary. */
const maxSynonyms = 2_000;

const settingsFields = [
  'enable_cart',
  'maintenance_mode',
  'show_stock',
  'allow_ratings',
  'purchase_to_order',
  'category_filter',
  'subcategory_filter',
  'manufacturer_filter',
  'attribute_filter.sort',
  'attribute_filter.ecommerce_attribute_group_id.key',
  'default_sort',
  'default_tax_percent',
  'translations.language',
  'translations.call_to_action_text',
];

/** Number of products with the highest demand that are read with every poll of the vocabulary. */
const maxDemands = 1_000;

/** Settings of the shop and everything that classifies its products: small, and read as a whole each time. */
export async function readVocabulary(): Promise<Vocabulary> {
  const named = { sort: ['sort', 'id'], limit: -1 };
  const [settings, categories, subcategories, manufacturers, tags, groups, synonyms, demands] = await Promise.all([
    findItem<EcommerceSettingsRow>('ecommerce_settings', { fields: settingsFields, filter: ofProject() }),
    readItems<EcommerceCategoryRow>('ecommerce_category', {
      ...named,
      fields: ['key', 'translations.language', 'translations.display_name'],
      filter: ofProject(),
    }),
    readItems<EcommerceSubcategoryRow>('ecommerce_subcategory', {
      ...named,
      fields: ['key', 'category.key', 'translations.language', 'translations.display_name'],
      filter: { category: ofProject() },
    }),
    readItems<EcommerceManufacturerRow>('ecommerce_manufacturer', {
      fields: ['slug', 'display_name'],
      filter: ofProject(),
      sort: ['display_name'],
      limit: -1,
    }),
    readItems<EcommerceTagRow>('ecommerce_tag', {
      fields: ['slug', 'translations.language', 'translations.display_name', 'translations.description'],
      sort: ['sort', 'slug'],
      limit: -1,
    }),
    readItems<EcommerceAttributeGroupRow>('ecommerce_attribute_group', {
      ...named,
      fields: [
        'key',
        'unit',
        'translations.language',
        'translations.display_name',
        'attributes.key',
        'attributes.sort',
        'attributes.translations.language',
        'attributes.translations.display_value',
      ],
      deep: { attributes: { _sort: ['sort', 'id'], _limit: -1 } },
    }),
    readSynonyms(),
    readDemands(),
  ]);
  return {
    settings: toShopSettings(settings),
    categories: categories.map(({ key, translations }) => ({
      key,
      names: localizeField(translations, 'display_name', key),
    })),
    subcategories: subcategories.map(({ key, category, translations }) => ({
      key,
      category: category?.key ?? null,
      names: localizeField(translations, 'display_name', key),
    })),
    manufacturers: manufacturers.map(({ slug, display_name: name }) => ({
      key: slug,
      names: { de: name, en: name, fr: name },
    })),
    tags: tags.map(({ slug, translations }) => ({
      key: slug,
      names: localizeField(translations, 'display_name', slug),
      descriptions: localizeField(translations, 'description', ''),
    })),
    attributeGroups: toFilterableGroups(settings, groups),
    attributeValues: groups.flatMap(toValues),
    attributeNames: groups.map(({ key, unit, translations }) => ({
      key,
      unit,
      names: localizeField(translations, 'display_name', key),
    })),
    synonyms,
    demands,
    defaultSort: settings?.default_sort || 'sort',
  };
}

async function readDemands(): Promise<Vocabulary['demands']> {
  const rows = await readOptionalItems<Pick<EcommerceProductRow, 'id' | 'demand'>>('ecommerce_product', {
    fields: ['id', 'demand'],
    filter: { _and: [ofProject(), { demand: { _gt: 0 } }, { status: { _eq: 'published' } }] },
    sort: ['-demand', 'id'],
    limit: maxDemands,
  });
  return rows.map(({ id, demand }) => [id, demand ?? 0] as const);
}

async function readSynonyms(): Promise<Synonym[]> {
  const rows = await readOptionalItems<EcommerceSynonymRow>('ecommerce_synonym', {
    fields: ['language', 'words', 'meanings'],
    filter: ofProject(),
    sort: ['id'],
    limit: maxSynonyms,
  });
  return rows.map(({ language, words, meanings }) => ({ language, words, meanings }));
}

function toShopSettings(row: EcommerceSettingsRow | undefined): ShopSettings {
  const translationOf = (language: Language) => row?.translations?.find((one) => one.language === language);
  const callToAction = (language: Language) => translationOf(language)?.call_to_action_text ?? null;
  return {
    isOn: row?.enable_cart ?? false,
    isInMaintenance: row?.maintenance_mode ?? false,
    showsStock: row?.show_stock ?? false,
    takesRatings: row?.allow_ratings ?? false,
    takesOrders: row?.purchase_to_order ?? false,
    offersCategories: row?.category_filter ?? false,
    offersSubcategories: row?.subcategory_filter ?? false,
    offersManufacturers: row?.manufacturer_filter ?? false,
    callToAction: { de: callToAction('de'), en: callToAction('en'), fr: callToAction('fr') },
    taxPercent: Number(row?.default_tax_percent ?? 19),
  };
}

/** Attribute groups that can be filtered by, in the order of the settings. */
function toFilterableGroups(
  settings: EcommerceSettingsRow | undefined,
  groups: readonly EcommerceAttributeGroupRow[],
): Vocabulary['attributeGroups'] {
  const offered = (settings?.attribute_filter ?? []).toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0));
  return offered.flatMap(({ ecommerce_attribute_group_id: chosen }) => {
    const group = groups.find(({ key }) => key === chosen?.key);
    if (!group) return [];
    return {
      key: group.key,
      unit: group.unit,
      names: localizeField(group.translations, 'display_name', group.key),
      values: toValues(group),
    };
  });
}

function toValues(group: EcommerceAttributeGroupRow): Named[] {
  return (group.attributes ?? []).map(({ key, translations }) => ({
    key: `${group.key}:${key}`,
    names: localizeField(translations, 'display_value', key),
  }));
}
