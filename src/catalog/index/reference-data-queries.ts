import 'server-only';
import { createHash } from 'node:crypto';
import { holidayFields } from '../../content/opening-hours/to-holiday.ts';
import { readItems } from '../../directus/client.ts';
import { ofProject } from '../../directus/connection.ts';

const openingFields = ['opening_periods', 'opening_hours'].map((name) => `${name}.*`);

/** Data that product pages show and the index does not hold; small, and without dates of its own. */
const referenceCollections = [
  {
    collection: 'ecommerce_manufacturer',
    fields: [
      'id',
      'date_updated',
      'display_name',
      'website',
      'logo.id',
      'translations.language',
      'translations.description',
    ],
    isOfProject: true,
  },
  // Delivery times are calculated from these three.
  { collection: 'holiday', fields: ['id', ...holidayFields], isOfProject: true },
  { collection: 'branch', fields: ['id', 'sort', 'status', ...openingFields], isOfProject: true },
  {
    collection: 'ecommerce_settings',
    fields: [
      ...['personalization_days_min', 'personalization_days_max', 'last_dispatch_day'],
      ...[
        'is_collection',
        'additional_days',
        'transit_days_min',
        'transit_days_max',
        'postcodes',
        'sort',
        'countries.*',
      ].map((name) => `shipping_methods_config.${name}`),
    ],
    isOfProject: true,
  },
  {
    collection: 'ecommerce_size_guide',
    fields: ['id', 'key', 'translations.language', 'translations.display_name', 'translations.table'],
    isOfProject: false,
  },
  {
    collection: 'ecommerce_personalization',
    fields: [
      'id',
      'key',
      'translations.language',
      'translations.display_name',
      'fields.key',
      'fields.type',
      'fields.required',
      'fields.price_brutto',
      'fields.max_length',
      'fields.options',
      'fields.sort',
      'fields.translations.language',
      'fields.translations.label',
      'fields.translations.hint',
    ],
    isOfProject: false,
  },
];

/** A hash that changes when a manufacturer, a size guide, a personalization or a working or dispatch day does. */
export async function readReferenceDataHash(): Promise<string> {
  const rows = await Promise.all(
    referenceCollections.map(({ collection, fields, isOfProject }) =>
      readItems(collection, { fields, ...(isOfProject ? { filter: ofProject() } : {}), sort: ['id'], limit: -1 }),
    ),
  );
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64');
}
