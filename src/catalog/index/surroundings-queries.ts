import 'server-only';
import { createHash } from 'node:crypto';
import { readItems } from '../../directus/client.ts';
import { ofProject } from '../../directus/connection.ts';

/** What product pages show and the index does not hold; small, and without dates of its own. */
const surroundings = [
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

/** A mark that changes when a maker, a size guide or a personalization does. */
export async function readSurroundings(): Promise<string> {
  const rows = await Promise.all(
    surroundings.map(({ collection, fields, isOfProject }) =>
      readItems(collection, { fields, ...(isOfProject ? { filter: ofProject() } : {}), sort: ['id'], limit: -1 }),
    ),
  );
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64');
}
