import { languages } from '../i18n/languages.ts';
import type { Addresses, SiteMap } from './addresses.ts';

/** A site map without any content, except for what a test gives. */
export function makeSiteMap(changes: Partial<Addresses> = {}): SiteMap {
  return {
    addresses: {
      languages,
      storeRoots: { de: null, en: null, fr: null },
      hasGooglePay: false,
      icon: null,
      categories: [],
      articles: [],
      pages: [],
      absent: {},
      redirects: {},
      ...changes,
    },
    texts: { site: {}, categories: [] },
  };
}
