import type { Context } from 'hono';
import { Hono } from 'hono/tiny';
import { type InspectorPage, inspectorPath, renderFrame, type ToHref } from '../../boundaries/pages/frame.ts';
import { frameStyle } from '../../boundaries/pages/frame-style.ts';
import type { InspectorLanguage } from '../../boundaries/pages/texts.ts';
import { type EdgeEnv, getAddress } from '../edge-env.ts';
import { hashSource } from '../security-headers.ts';

export type PageRequest = {
  language: InspectorLanguage;
  /** Named parts of the page's path. */
  params: Record<string, string>;
  query: URLSearchParams;
  toHref: ToHref;
};

/** A page of the inspector: undefined answers 404. */
export type InspectorRoute = {
  /** Below `/_boundaries`, with Hono's parameters: `/client/:id`; empty for the first page. */
  path: string;
  render: (request: PageRequest) => InspectorPage | undefined | Promise<InspectorPage | undefined>;
};

export type InspectorOptions = {
  routes: readonly InspectorRoute[];
  /** Whether this request may see the inspector; otherwise its addresses answer 404. */
  isAllowed: (context: Context<EdgeEnv>) => boolean;
  /** Query that links keep, such as a signed key; with its question mark, or empty. */
  getKeptQuery?: (context: Context<EdgeEnv>) => string;
  /** Whether pages have forms, as in development. */
  hasForms?: boolean;
};

const prefixes = { de: '', en: '/en' } as const satisfies Record<InspectorLanguage, string>;

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  // The address may hold a signed key.
  'referrer-policy': 'no-referrer',
  'content-security-policy': `default-src 'none'; style-src ${hashSource(frameStyle)}; style-src-attr 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

const policyName = 'content-security-policy';

/** The pages of the inspector, outside of Waku's router, so that no page of the shop contains anything of them. */
export function createInspector({
  routes,
  isAllowed,
  getKeptQuery = () => '',
  hasForms = false,
}: InspectorOptions): Hono<EdgeEnv> {
  const app = new Hono<EdgeEnv>();
  const paths = new Set(routes.map(({ path }) => inspectorPath + path));
  for (const language of ['de', 'en'] as const) {
    for (const { path, render } of routes) {
      app.get(prefixes[language] + inspectorPath + path, async (context) => {
        if (!isAllowed(context)) return context.notFound();
        const kept = getKeptQuery(context);
        const toHref: ToHref = (target, other = language) => joinQuery(prefixes[other] + target, kept);
        const query = new URLSearchParams(getAddress(context).search);
        const page = await render({ language, params: context.req.param(), query, toHref });
        if (!page) return context.notFound();
        const policy = headers[policyName].replace("form-action 'none'", `form-action '${hasForms ? 'self' : 'none'}'`);
        const body = String(await renderFrame(page, { toHref, paths }));
        return context.body(body, 200, { ...headers, [policyName]: policy });
      });
    }
  }
  return app;
}

/** Where the address has a query of its own, what is kept follows it. */
function joinQuery(target: string, kept: string): string {
  return target.includes('?') ? target + kept.replace('?', '&') : target + kept;
}
