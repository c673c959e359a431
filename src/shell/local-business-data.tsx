import { getBranches } from '../content/company/branch-queries.ts';
import { getCompany } from '../content/company/company-queries.ts';
import { getSite } from '../content/company/site-queries.ts';
import { flattenMenu } from '../content/menus/menu.ts';
import { getMenu } from '../content/menus/menu-queries.ts';
import { getOpeningTimes } from '../content/opening-hours/opening-times-queries.ts';
import { getLocalDate, getZone } from '../content/opening-hours/zoned-time.ts';
import type { Language } from '../i18n/languages.ts';
import { hrefTo } from '../routing/routes.ts';
import { JsonLd } from '../ui/json-ld.tsx';
import { getSiteUrl } from './site-url.ts';
import { getLocalBusiness, getWebsite, withContext } from './structured-data.ts';

type Props = {
  language: Language;
  /** How many days ahead special opening hours are listed. */
  days: number;
  /** Adds the `WebSite` object; for the home page. */
  withSite?: boolean;
};

/** Structured data of every branch: address, contact and opening hours. */
export async function LocalBusinessData({ language, days, withSite = false }: Props) {
  const [site, company, branches, times, footer] = await Promise.all([
    getSite(),
    getCompany(),
    getBranches(language),
    getOpeningTimes(language),
    getMenu('footer', language, null),
  ]);
  const siteUrl = getSiteUrl();
  const homePath = hrefTo('home', language);
  const sameAs = flattenMenu(footer).flatMap(({ isSocial, href }) => (isSocial ? [href] : []));
  const from = getLocalDate(getZone(site.timeZone), Date.now());
  const businesses = branches.map((branch, at) =>
    getLocalBusiness({
      siteUrl,
      homePath,
      company,
      branch,
      isFirst: at === 0,
      logo: site.logo,
      calendar: times.branches[branch.id],
      special: { from, days },
      sameAs,
    }),
  );
  const things = withSite ? [getWebsite(siteUrl, site.name, language, homePath), ...businesses] : businesses;
  return things.length > 0 ? <JsonLd data={withContext(...things)} /> : null;
}
