import type { Hono } from 'hono/tiny';
import type { Environment } from '../../base/environment.ts';
import { getCompany } from '../../content/company/company-queries.ts';
import { getSite } from '../../content/company/site-queries.ts';
import type { EdgeEnv } from '../edge-env.ts';
import { createEmbeds } from './embeds.ts';

/** Embeds with the current settings of the content system, read for each request and not cached. */
export function createSiteEmbeds(environment: Environment): Hono<EdgeEnv> {
  return createEmbeds({ environment, findStoreLocation: async () => (await getCompany()).address, getSite });
}
