import { getKey } from '../../model/collection.ts';
import { collections } from '../../model/model.ts';
import { findProductsReferencing } from '../catalogue/hook.ts';
import type { Database, Key } from '../directus.ts';
import { findRequiredPage, namePage } from './check-page.ts';

type FindError = (database: Database, keys: readonly Key[]) => Promise<string | undefined>;

/** Entries that products refer to, and would lose. */
const vocabulary = [
  ...['ecommerce_category', 'ecommerce_subcategory', 'ecommerce_manufacturer'],
  ...['ecommerce_attribute_group', 'ecommerce_personalization', 'ecommerce_size_guide'],
];

/** Entries without which pages cannot be made, or break the law. */
const permanent: Record<string, string> = {
  company: 'Die Firma steht auf jeder Seite und im Impressum. Bitte ändern statt löschen.',
  menu: 'Ohne dieses Menü fehlen auf jeder Seite Wege. Bitte die Punkte darin ändern statt das Menü löschen.',
  legal_page: 'Rechtstexte braucht jeder Shop. Bitte den Text ändern statt löschen.',
};

const rules: Record<string, FindError> = {
  page: findPage,
  ecommerce_product: findPublishedProduct,
  ...Object.fromEntries(
    vocabulary.map((name): [string, FindError] => [name, (database, keys) => findUse(database, name, keys)]),
  ),
  ...Object.fromEntries(
    Object.entries(permanent).map(([name, reason]): [string, FindError] => [name, async () => reason]),
  ),
  ...Object.fromEntries(
    Object.entries(collections).flatMap(([name, collection]) =>
      Object.values(collection.fields).some(({ relation }) => relation?.kind === 'translations')
        ? [[`${name}_translations`, findGermanText(name, `${name}_${getKey(collection).name}`)]]
        : [],
    ),
  ),
};

export const guardedCollections: readonly string[] = Object.keys(rules);

/** Why these entries must not be deleted, for staff; undefined if they may be. */
export async function findDeletionError(
  database: Database,
  collection: string,
  keys: readonly Key[],
): Promise<string | undefined> {
  return rules[collection]?.(database, keys);
}

async function findPage(database: Database, keys: readonly Key[]): Promise<string | undefined> {
  const found = await database('page').whereIn('id', keys).whereNotNull('key').select('key', 'project', 'status');
  const rows = found.map(({ key, project, status }) => ({ key, project, status }));
  const required = await findRequiredPage(database, rows);
  if (required) return `Ohne die Seite „${namePage(required.key)}“ geht es nicht. Bitte ändern statt löschen.`;
  const published = rows.find(({ status }) => status === 'published');
  return (
    published &&
    `Die Seite „${namePage(published.key)}“ ist veröffentlicht. Soll sie verschwinden, bitte „Archiviert“ wählen: dann lässt sie sich zurückholen.`
  );
}

async function findPublishedProduct(database: Database, keys: readonly Key[]): Promise<string | undefined> {
  const [row] = await database('ecommerce_product')
    .whereIn('id', keys)
    .where({ status: 'published' })
    .limit(1)
    .select('slug');
  return (
    row &&
    `Das Produkt „${row.slug}“ steht im Shop. Soll es verschwinden, bitte „Archiviert“ wählen: dann bleiben Texte, Bilder und Preisverlauf, und es lässt sich zurückholen.`
  );
}

async function findUse(database: Database, collection: string, keys: readonly Key[]): Promise<string | undefined> {
  const { length } = await findProductsReferencing(database, collection, keys);
  if (length === 0) return undefined;
  const products = length === 1 ? 'ein Produkt gehört' : `${length} Produkte gehören`;
  return `„${collections[collection]?.label}“: Zu diesem Eintrag ${products} noch. Bitte erst dort einen anderen wählen.`;
}

/** German texts stay as long as their entry, which takes them along: other languages fall back to them. */
function findGermanText(collection: string, owner: string): FindError {
  return async (database, keys) => {
    const rows = await database(`${collection}_translations`)
      .whereIn('id', keys)
      .where({ language: 'de' })
      .whereNotNull(owner)
      .limit(1)
      .select('id');
    return rows.length > 0
      ? `Der deutsche Text von „${collections[collection]?.label}“ wird überall gebraucht. Bitte ändern statt löschen.`
      : undefined;
  };
}
