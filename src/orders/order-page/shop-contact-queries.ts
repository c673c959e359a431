import 'server-only';
import type { Company } from '../../content/company/company.ts';
import { getCompany } from '../../content/company/company-queries.ts';
import { getSite } from '../../content/company/site-queries.ts';
import { defaultTimeZone } from '../../content/opening-hours/zoned-time.ts';

export type ShopContact = Pick<Company, 'phone' | 'email'> & { timeZone: string };

/** The shop's contact data for order pages. Where it cannot be loaded, the order is shown without it. */
export async function loadShopContact(): Promise<ShopContact> {
  const [site, company] = await Promise.allSettled([getSite(), getCompany()]);
  const { phone, email } = company.status === 'fulfilled' ? company.value : { phone: null, email: null };
  return { phone, email, timeZone: site.status === 'fulfilled' ? site.value.timeZone : defaultTimeZone };
}
