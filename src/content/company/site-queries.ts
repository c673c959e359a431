import 'server-only';
import { cache } from 'react';
import { findItem, readItems } from '../../directus/client.ts';
import { getConnection, ofProject } from '../../directus/connection.ts';
import type { BrandConfigRow, ProjectRow, WidgetRow } from '../../directus/rows.generated.ts';
import type { Language } from '../../i18n/languages.ts';
import { findTranslation } from '../../i18n/translation.ts';
import { readTimeZone } from '../opening-hours/zoned-time.ts';
import { toImage } from '../pages/page.ts';
import type { BrandArea, DealerClock, Site, Widget } from './site.ts';

const projectFields = [
  'name',
  'logo.id',
  'logo.width',
  'logo.height',
  'config.has_cal_com',
  'config.cal_com_link',
  'config.cal_com_operator',
  'config.cal_com_privacy_url',
  'config.brand_config.*',
  'config.timezone',
  'theme.base_color',
  'theme.brand_color',
  'theme.initialColorMode',
  'theme.color_mode_switch',
  'theme.button.accentColor',
  'theme.button.color',
  'theme.button.borderRadius',
  'theme.button.borderThickness',
];

/** Name, logo, theme and settings of the site. */
export const getSite = cache(async (): Promise<Site> => {
  const domain = getConnection().siteDomain;
  const row = await findItem<ProjectRow>('project', { fields: projectFields, filter: { domain: { _eq: domain } } });
  if (!row) throw new Error(`The content system has no project for the domain ${domain}.`);
  return toSite(row);
});

function toSite(row: ProjectRow): Site {
  const name = row.name ?? '';
  const button = row.theme?.button;
  return {
    name,
    logo: toImage(row.logo, name),
    ...readTimeZone(row.config?.timezone),
    bookingHref: (row.config?.has_cal_com && row.config.cal_com_link) || null,
    bookingOperator: {
      name: row.config?.cal_com_operator ?? null,
      privacyUrl: row.config?.cal_com_privacy_url ?? null,
    },
    dealerClock: toDealerClock(row.config?.brand_config),
    brandArea: toBrandArea(row.config?.brand_config),
    theme: {
      baseColor: row.theme?.base_color ?? null,
      brandColor: row.theme?.brand_color ?? null,
      initialColorMode: row.theme?.initialColorMode ?? 'light',
      hasColorModeSwitch: row.theme?.color_mode_switch ?? false,
      button: {
        accentColor: button?.accentColor ?? null,
        color: button?.color ?? null,
        borderRadius: button?.borderRadius ?? null,
        borderThickness: button?.borderThickness ?? null,
      },
    },
  };
}

function toDealerClock(row: BrandConfigRow | null | undefined): DealerClock | null {
  if (!row?.rolex_clock || !row.rolex_api_key) return null;
  return { apiKey: row.rolex_api_key, brand: row.display_name, privacyUrl: row.privacy_url };
}

function toBrandArea(row: BrandConfigRow | null | undefined): BrandArea | null {
  if (!row?.rolex_area) return null;
  const { display_name: name, terms_url: termsUrl, privacy_url: privacyUrl, cookies_url: cookiesUrl } = row;
  return { name, termsUrl, privacyUrl, cookiesUrl };
}

/** Columns of the footer in the editor's order; empty for the default ones. */
export const getWidgets = cache(async (language: Language): Promise<Widget[]> => {
  const rows = await readItems<WidgetRow>('widget', {
    fields: ['widget_name', 'position', 'props', 'translations.*'],
    filter: ofProject(),
    sort: ['sort'],
    limit: -1,
  });
  return rows.map(({ widget_name, props, translations }) => ({
    name: widget_name ?? '',
    header: findTranslation(translations, language, `widget ${widget_name}`)?.row.header ?? null,
    showLogo: typeof props === 'object' && props !== null && 'showLogo' in props && props.showLogo === true,
  }));
});
