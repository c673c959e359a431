import type { Folder } from './collection.ts';
import { toFieldEntry, type Vendor } from './field-entry.ts';
import { fileFields } from './files.ts';
import { links, tables } from './model.ts';
import type { Link, Table } from './tables.ts';

/** The studio's navigation, from top to bottom. */
export const folders: Record<string, Folder> = {
  folder_shop: {
    label: 'Shop',
    english: 'Shop',
    icon: 'diamond',
    note: 'Was im Schaufenster des Shops liegt.',
    color: '#8C6A2F',
  },
  folder_rings: {
    label: 'Trauringstudio',
    english: 'Wedding-ring studio',
    icon: 'join_inner',
    note: 'Woraus Besucher ein Paar zusammenstellen, und was es kostet.',
    parent: 'folder_shop',
    collapse: 'closed',
    color: '#8C6A2F',
  },
  folder_vocabulary: {
    label: 'Listen',
    english: 'Lists',
    icon: 'category',
    note: 'Woraus sich Produkte zusammensetzen: Kategorien, Hersteller, Merkmale.',
    parent: 'folder_shop',
    collapse: 'closed',
    color: '#8C6A2F',
  },
  folder_orders: {
    label: 'Bestellungen & Anfragen',
    english: 'Orders & requests',
    icon: 'inbox',
    note: 'Was Kundinnen und Kunden schicken.',
    color: '#2E7D5B',
  },
  folder_pages: {
    label: 'Seiten',
    english: 'Pages',
    icon: 'article',
    note: 'Was auf der Website zu lesen ist.',
    color: '#3F5E73',
  },
  folder_house: {
    label: 'Unternehmen',
    english: 'Company',
    icon: 'storefront',
    note: 'Wer wir sind, wo wir sind, wann wir offen haben.',
    color: '#7A4B3A',
  },
  folder_settings: {
    label: 'Einstellungen',
    english: 'Settings',
    icon: 'tune',
    note: 'Selten geändert: Website, Aussehen, Shop, Versand und Zahlung.',
    collapse: 'closed',
    color: '#5E5A53',
  },
  folder_parts: {
    label: 'Bestandteile',
    english: 'Parts',
    icon: 'widgets',
    note: 'Wird innerhalb anderer Einträge bearbeitet.',
    color: '#A2927A',
  },
};

const hiddenFolder = 'folder_parts';

/** The schema in the format of `directus schema apply`. */
export function buildSnapshot(vendor: Vendor = 'sqlite') {
  return {
    version: 1,
    directus: '11.17.4',
    vendor,
    collections: [...Object.entries(folders).map(toFolderEntry), ...tables.map(toCollectionEntry)].sort(byName),
    fields: [{ name: 'directus_files', fields: fileFields }, ...tables].flatMap(({ name, fields }) =>
      Object.entries(fields).map(([field, described], index) =>
        toFieldEntry(vendor, name, field, described, index + 1),
      ),
    ),
    systemFields: [
      { collection: 'directus_activity', field: 'timestamp', schema: { is_indexed: true } },
      { collection: 'directus_revisions', field: 'activity', schema: { is_indexed: true } },
      { collection: 'directus_revisions', field: 'parent', schema: { is_indexed: true } },
    ],
    relations: links.map(toRelationEntry),
  };
}

function byName(one: { collection: string }, other: { collection: string }) {
  return one.collection < other.collection ? -1 : 1;
}

function toFolderEntry([name, folder]: [string, Folder], index: number) {
  const meta = {
    ...describe(name, folder),
    collapse: folder.collapse ?? 'open',
    color: folder.color,
    group: folder.parent ?? null,
    hidden: name === hiddenFolder,
    // Nested folders are listed below collections.
    sort: index + (folder.parent ? 1000 : 1),
  };
  return { collection: name, meta };
}

function toCollectionEntry(table: Table, index: number) {
  const { name, collection, fields } = table;
  const hasArchive = fields.status?.row?.includes("'archived'") ?? false;
  const meta = {
    ...describe(name, collection),
    ...(collection.keepsRevisions === false && { accountability: 'activity' }),
    ...(hasArchive && { archive_field: 'status', archive_value: 'archived', unarchive_value: 'draft' }),
    display_template: collection.template ?? null,
    preview_url: collection.preview ?? null,
    group: collection.folder ?? hiddenFolder,
    hidden: collection.folder === undefined,
    sort: index + 1 + Object.keys(folders).length,
    sort_field: 'sort' in fields ? 'sort' : null,
  };
  return { collection: name, meta, schema: { name } };
}

/** A collection's settings in the studio; null is Directus's own default. */
type CollectionMeta = {
  accountability: string;
  archive_app_filter: boolean;
  archive_field: string | null;
  archive_value: string | null;
  collapse: string;
  collection: string;
  color: string | null;
  display_template: string | null;
  group: string | null;
  hidden: boolean;
  icon: string;
  item_duplication_fields: null;
  note: string | undefined;
  preview_url: string | null;
  singleton: boolean;
  sort: number | null;
  sort_field: string | null;
  translations: { language: string; translation: string }[];
  unarchive_value: string | null;
  versioning: boolean;
};

function describe(
  collection: string,
  { label, english, icon, note }: Pick<Folder, 'label' | 'english' | 'icon' | 'note'>,
): CollectionMeta {
  return {
    accountability: 'all',
    archive_app_filter: true,
    archive_field: null,
    archive_value: null,
    collapse: 'open',
    collection,
    color: null,
    display_template: null,
    group: null,
    hidden: false,
    icon,
    item_duplication_fields: null,
    note,
    preview_url: null,
    singleton: false,
    sort: null,
    sort_field: null,
    translations: [
      { language: 'de-DE', translation: label },
      { language: 'en-US', translation: english },
    ],
    unarchive_value: null,
    versioning: false,
  };
}

function toRelationEntry(link: Link) {
  const { collection, field, related, allowed, onDelete, oneField, junctionField, sortField, deselect } = link;
  return {
    collection,
    field,
    related_collection: related,
    meta: {
      junction_field: junctionField,
      many_collection: collection,
      many_field: field,
      one_allowed_collections: allowed ?? null,
      one_collection: related,
      one_collection_field: allowed ? 'collection' : null,
      one_deselect_action: deselect,
      one_field: oneField,
      sort_field: sortField,
    },
    ...(related && {
      schema: {
        table: collection,
        column: field,
        foreign_key_table: related,
        foreign_key_column: getKeyOf(related),
        constraint_name: null,
        on_update: 'NO ACTION',
        on_delete: onDelete,
      },
    }),
  };
}

function getKeyOf(collection: string): string {
  const table = tables.find(({ name }) => name === collection);
  return Object.keys(table?.fields ?? {})[0] ?? 'id';
}
