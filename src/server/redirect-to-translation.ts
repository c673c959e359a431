import type { Context } from 'hono';
import { addresses } from '../routing/addresses.ts';
import { getPageTranslation } from '../routing/page-translation.ts';
import type { EdgeEnv } from './edge-env.ts';
import { parseRequestTarget } from './request-target.ts';

/**
 * `/api/translation?of=/einblicke/perlen&to=en`: the way to pages whose addresses are only known here, or to the nearest
 * one that the language has. A query of the page stays, in `of`.
 */
export function redirectToTranslation(context: Context<EdgeEnv>): Response | Promise<Response> {
  const { of = '', to = '' } = context.req.query();
  // Whatever could not be asked for must not be an address to go to either.
  const target = parseRequestTarget(of);
  if (!target) return context.text('400 Bad Request\n', 400);
  const language = addresses.languages.find((one) => one === to);
  if (!language) return context.notFound();
  const { href, isMissing } = getPageTranslation(target.path, language);
  return context.redirect(isMissing ? href : href + target.query, 307);
}
