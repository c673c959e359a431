import 'server-only';
import { cache } from 'react';
import { findItem } from '../directus/client.ts';
import { ofProject } from '../directus/connection.ts';
import type { MenuEntryRow, MenuRow } from '../directus/rows.generated.ts';
import type { Language } from '../i18n/languages.ts';
import { findTranslation } from '../i18n/translation.ts';
import { bySort } from './by-sort.ts';
import { findContentHref } from './content-link.ts';
import { getMenuIcon, getMenuPath, type MenuItem, type MenuLink } from './menu.ts';

export type MenuKey = 'primary' | 'footer' | 'legal' | 'shop';

const entryFields = ['id', 'sort', 'type', 'path', 'external_path', 'anchor', 'path_prefix', 'media', 'translations.*'];
const below = (alias: string, fields: readonly string[]) => fields.map((field) => `${alias}.${field}`);

const fields = [
  ...below('entries', entryFields),
  ...below('entries.sub', entryFields),
  ...below('entries.groups', ['sort', 'translations.*']),
  ...below('entries.groups.sub', entryFields),
];

/** The entries of a menu in the editor's order; none where the editor has made no such menu. */
export const getMenu = cache(async (key: MenuKey, language: Language): Promise<MenuItem[]> => {
  const row = await findItem<MenuRow>('menu', { fields, filter: { _and: [ofProject(), { key: { _eq: key } }] } });
  return bySort(row?.entries).flatMap((entry) => toItems(entry, language));
});

/** An entry that leads nowhere and opens nothing is left out. */
function toItems(entry: MenuEntryRow, language: Language): MenuItem[] {
  const ofEntry = bySort(entry.sub).flatMap((sub) => toLinks(sub, language, entry.path));
  const ofGroups = bySort(entry.groups).map((group) => ({
    label: findTranslation(group.translations, language, 'menu group')?.words.displayName ?? null,
    links: bySort(group.sub).flatMap((sub) => toLinks(sub, language, entry.path)),
  }));
  const groups = ofEntry.length > 0 ? [{ label: null, links: ofEntry }, ...ofGroups] : ofGroups;
  const [link] = toLinks(entry, language, null);
  if (groups.every(({ links }) => links.length === 0)) return link ? [link] : [];
  return [{ kind: 'panel', label: getLabel(entry, language), href: link?.href ?? null, groups }];
}

function toLinks(entry: MenuEntryRow, language: Language, parentPath: string | null): MenuLink[] {
  const { path, anchor } = entry;
  const target = {
    path,
    anchor,
    externalPath: entry.external_path,
    pathPrefix: entry.path_prefix ?? false,
    parentPath,
  };
  if (path === null && !target.externalPath) return [];
  const href = findContentHref(getMenuPath(target), language);
  if (!href) return [];
  return [{ kind: 'link', label: getLabel(entry, language), href, icon: getMenuIcon(href), media: entry.media }];
}

function getLabel(entry: MenuEntryRow, language: Language): string {
  return (
    findTranslation(entry.translations, language, `menu entry ${entry.id}`)?.words.display_name ?? entry.path ?? ''
  );
}
