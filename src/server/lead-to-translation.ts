import type { Context } from 'hono';
import { isLanguage } from '../i18n/languages.ts';
import { findTranslatedPath } from '../routes.ts';
import type { EdgeEnv } from './edge-env.ts';

/** `/api/translation?of=/einblicke/perlen&to=en`: the way to pages whose addresses are only known here. */
export function leadToTranslation(context: Context<EdgeEnv>): Response | Promise<Response> {
  const { of = '', to = '' } = context.req.query();
  const path = isLanguage(to) ? findTranslatedPath(of, to) : undefined;
  return path ? context.redirect(path, 307) : context.notFound();
}
