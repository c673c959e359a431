import 'server-only';
import { cache } from 'react';
import { readItems } from '../directus/client.ts';
import { ofProject } from '../directus/connection.ts';
import type { ConsentRow } from '../directus/rows.generated.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { findTranslation } from '../i18n/translation.ts';
import { type ConsentEntry, composeEntries } from './consent-entries.ts';
import type { ConsentFile } from './consent-file.ts';
import { getContentHosts } from './content-hosts-queries.ts';
import { findTrackerSettings } from './tracker/tracker-settings.ts';

/** All purposes that visitors are asked for. */
export const getConsentEntries = cache(async (language: Language): Promise<ConsentEntry[]> => {
  const rows = await readItems<ConsentRow>('consent', {
    fields: ['function_id', 'locked', 'default_on', 'link', 'revision', 'translations.*'],
    filter: ofProject(),
    sort: ['sort', 'id'],
    limit: -1,
  });
  const fromEditors = rows.map((row) => toEntry(row, language));
  const tracker = findTrackerSettings();
  const hosts = { ...(await getContentHosts()), ...(tracker && { matomo: new URL(tracker.url).host }) };
  return composeEntries(fromEditors, getMessages(language).consent.own, hosts);
});

/** The file that the banner loads. */
export async function getConsentFile(language: Language, policyHref: string): Promise<ConsentFile> {
  const entries = await getConsentEntries(language);
  return { entries, words: getMessages(language).consent.banner, policyHref, matomo: findTrackerSettings() };
}

function toEntry(row: ConsentRow, language: Language): ConsentEntry {
  const id = row.function_id;
  const found = findTranslation(row.translations, language, `consent ${id}`);
  return {
    function_id: id,
    display_name: found?.row.display_name || id,
    description: found?.row.description ?? '',
    link: /^https?:\/\//i.test(row.link ?? '') ? row.link : null,
    default_on: row.default_on,
    locked: row.locked,
    revision: row.revision,
    ...(found && found.language !== language && { language: found.language }),
  };
}
