import 'server-only';
import { cache } from 'react';
import { getBookingHost, getContentHost } from '../base/environment.ts';
import { getCompany } from '../content/company/company-queries.ts';
import { getSite } from '../content/company/site-queries.ts';
import { readItems } from '../directus/client.ts';
import { ofProject } from '../directus/connection.ts';
import type { ConsentRow } from '../directus/rows.generated.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { findTranslation } from '../i18n/translation.ts';
import { toBannerMarkup } from './banner-markup.ts';
import { type ConsentEntry, type ContentService, composeEntries } from './consent-entries.ts';
import type { ConsentFile } from './consent-file.ts';
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
  const words = getMessages(language).consent.banner;
  return { banner: toBannerMarkup(words, policyHref), entries, words, policyHref, matomo: findTrackerSettings() };
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

/** The host of each third-party content that the site shows. */
async function getContentHosts(): Promise<Partial<Record<ContentService, string>>> {
  const [{ bookingHref, dealerClock }, { address }] = await Promise.all([getSite(), getCompany()]);
  const hasDoor = address?.latitude != null && address.longitude != null;
  return {
    ...(hasDoor && { map: getContentHost('MAP_EMBED_URL') }),
    ...(bookingHref && { booking: getBookingHost(bookingHref) }),
    youtube: getContentHost('YOUTUBE_EMBED_URL'),
    vimeo: getContentHost('VIMEO_EMBED_URL'),
    ...(dealerClock && { clock: getContentHost('CLOCK_SCRIPT_URL') }),
  };
}
