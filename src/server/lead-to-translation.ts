import type { Context } from 'hono';
import { isLanguage } from '../i18n/languages.ts';
import { findTranslatedPath } from '../routes.ts';
import type { EdgeEnv } from './edge-env.ts';
import { parseRequestTarget } from './request-target.ts';

/** `/api/translation?of=/einblicke/perlen&to=en`: the way to pages whose addresses are only known here. */
export function leadToTranslation(context: Context<EdgeEnv>): Response | Promise<Response> {
  const { of = '', to = '' } = context.req.query();
  // Whatever could not be asked for must not be an address to go to either.
  if (!parseRequestTarget(of)) return context.text('400 Bad Request\n', 400);
  const path = isLanguage(to) ? findTranslatedPath(of, to) : undefined;
  return path ? context.redirect(path, 307) : context.notFound();
}
