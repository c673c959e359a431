import type { Hono } from 'hono/tiny';
import type { Environment } from '../../base/environment.ts';
import { getCompany } from '../../content/company/company-queries.ts';
import { getSite } from '../../content/company/site-queries.ts';
import type { EdgeEnv } from '../edge-env.ts';
import { createEmbeds } from './embeds.ts';

/** As staff have set them up, asked each time: nothing of it is kept. */
export function createSiteEmbeds(environment: Environment): Hono<EdgeEnv> {
  return createEmbeds({ environment, findStoreLocation: async () => (await getCompany()).address, getSite });
}
