import type { TourPlace } from '../../boundaries/tour/tour-stops.ts';
import type { Language } from '../../i18n/languages.ts';
import { getAddresses } from '../../routing/addresses.ts';
import { getCheckoutPaths, getProductListPaths } from '../../routing/route-paths.ts';
import { findCategoryHref, findShownHref, hrefTo } from '../../routing/routes.ts';
import { findProductPaths } from './measure-pages.ts';
import type { Origin } from './receive.ts';

/** The path of each place of the tour, as far as the shop has it. */
export async function findTourPaths(language: Language, origin: Origin): Promise<Partial<Record<TourPlace, string>>> {
  const addresses = getAddresses();
  const [category] = addresses.categories;
  const list =
    (category && findCategoryHref(category.key, language)) ?? getProductListPaths(addresses, language)[0]?.path;
  const [product] = await findProductPaths(language, origin);
  const paths = {
    home: hrefTo('home', language),
    list,
    product,
    // Whose button opens the drawer.
    cart: product,
    appointment: findShownHref('appointment', language),
    checkout: getCheckoutPaths(addresses, language)[0],
    offline: hrefTo('offline', language),
    form: product,
  };
  return Object.fromEntries(Object.entries(paths).filter(([, path]) => path !== undefined));
}
