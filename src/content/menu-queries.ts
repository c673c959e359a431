import 'server-only';
import { cache } from 'react';
import { findItem } from '../directus/client.ts';
import { ofProject } from '../directus/connection.ts';
import type { MenuRow } from '../directus/rows.generated.ts';
import type { Language } from '../i18n/languages.ts';
import type { MenuItem } from './menu.ts';
import { toMenuItems } from './menu-items.ts';

export type MenuKey = 'primary' | 'footer' | 'legal' | 'shop';

const entryFields = ['id', 'sort', 'type', 'path', 'external_path', 'anchor', 'path_prefix', 'media', 'translations.*'];
const below = (alias: string, fields: readonly string[]) => fields.map((field) => `${alias}.${field}`);

const fields = [
  ...below('entries', entryFields),
  ...below('entries.sub', entryFields),
  ...below('entries.groups', ['sort', 'translations.*']),
  ...below('entries.groups.sub', entryFields),
];

/**
 * The entries of a menu; none where the editor has made no such menu.
 *
 * @param closedStore address of a store that is switched off: entries that lead there are left out
 */
export const getMenu = cache(
  async (key: MenuKey, language: Language, closedStore: string | null): Promise<MenuItem[]> => {
    const row = await findItem<MenuRow>('menu', { fields, filter: { _and: [ofProject(), { key: { _eq: key } }] } });
    return toMenuItems(row?.entries, { language, closedStore });
  },
);
