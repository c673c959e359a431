import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { runMakeRelease } from '../scripts/build/tools.ts';
import { getStorefrontEnvironment, readAddresses, readSettings, root } from '../scripts/settings.ts';
import { createCms } from './cms.ts';
import { copyCode } from './copy-dist.ts';
import { type IsolatedDirectus, startIsolatedDirectus } from './isolated-directus.ts';
import { makeOrder } from './orders-api-calls.ts';
import { smallWebsite } from './small-website.ts';

type Cms = ReturnType<typeof createCms>;

/**
 * A Directus of its own with a website of a few pages, whose release takes a second: for tests that publish, and for
 * those that count what nobody else may change.
 */
export type SmallSite = {
  directus: IsolatedDirectus;
  cms: Cms;
  /** The built code, without a release before the first `makeRelease`. */
  dist: string;
  /** What a storefront needs for this Directus. */
  environment: Record<string, string>;
  /** @param folder another copy of the code */
  makeRelease: (folder?: string) => Promise<void>;
  close: () => Promise<void>;
};

const ownEnvironment = {
  SITE_SECRET: '',
  // Its calls are for no storefront: each finds changes by itself, or is told by its test.
  SITE_URL: 'http://127.0.0.1:9',
  // Nobody listens there. On the port of the test run `mail.test` opens a server.
  EMAIL_SMTP_PORT: '9',
};

export async function openSmallSite(): Promise<SmallSite> {
  const [directus, dist] = await Promise.all([
    startIsolatedDirectus(ownEnvironment, undefined, smallWebsite),
    copyCode(),
  ]);
  return {
    directus,
    cms: createCms(directus.url, directus.secrets.adminToken),
    dist,
    environment: readSmallEnvironment(directus),
    makeRelease: (folder = dist) => makeSmallRelease(directus, folder),
    close: async () => {
      await directus.close();
      rmSync(dist, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** What a storefront needs for a Directus with the small website. */
export function readSmallEnvironment({ secrets }: IsolatedDirectus): Record<string, string> {
  return {
    SITE_DOMAIN: smallWebsite.domain,
    SITE_SECRET: secrets.siteSecret,
    CONTENT_API_TOKEN: secrets.storefrontToken,
    CONTENT_PREVIEW_TOKEN: secrets.previewToken,
  };
}

/** Makes a release of the small website in a copy of the code. */
export async function makeSmallRelease({ url, secrets }: IsolatedDirectus, dist: string): Promise<void> {
  const settings = readSettings({ ...process.env, SITE_DOMAIN: smallWebsite.domain });
  const environment = getStorefrontEnvironment(settings, readAddresses(url, secrets, {}));
  await runMakeRelease(relative(root, dist), { ...environment, CONTENT_READS: 'background', DIST_DIR: dist });
}

/** Adds what the small website lacks to sell: products, and two ways to pay. */
export async function openForSale(cms: Cms, products: readonly number[], stock: number): Promise<void> {
  const [settings] = await cms.get<{ id: number }[]>('/items/ecommerce_settings?fields=id');
  const translations = [{ language: 'de', display_name: 'Versand' }];
  await cms.patch(`/items/ecommerce_settings/${settings?.id}`, {
    ...{ bank_details: 'Goldschmiede Neu, DE02 1203 0000 0000 2020 51', paypal_client_id: 'client-of-tests' },
    payment_methods: [1, 4].map((id) => ({ payment_id: id, sort: id })),
    shipping_methods_config: [
      {
        ...{ id: 1, name: 'Versand', price_brutto: 6.9, sort: 1, translations },
        ...{ payment_methods: [1, 4].map((id) => ({ payment_id: id })), countries: [{ country_code: 'DE' }] },
      },
    ],
  });
  await cms.post(
    '/items/ecommerce_product',
    products.map((id) => ({
      ...{ id, project: 1, status: 'published', slug: `ring-${id}`, price_brutto: smallPriceCents / 100, stock },
      ...{ reorder_possible: false, translations: [{ language: 'de', display_name: `Ring ${id}` }] },
    })),
  );
}

const smallPriceCents = 124_000;

export const makeSmallLine = (product: number) => ({ product, variant: null, personalization: {}, count: 1 });

/** By prepayment, unless changed. */
export const makeSmallOrder = (product: number, changes: object = {}) =>
  makeOrder(0, {
    ...{ project: smallWebsite.domain, lines: [makeSmallLine(product)], accepted_total_cents: smallPriceCents + 690 },
    ...changes,
  });
