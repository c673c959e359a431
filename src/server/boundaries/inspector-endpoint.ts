import type { Context } from 'hono';
import { html } from 'hono/html';
import { Hono } from 'hono/tiny';
import { type InspectorPage, inspectorPath, renderFrame, type ToHref } from '../../boundaries/pages/frame.ts';
import { frameStyle } from '../../boundaries/pages/frame-style.ts';
import type { InspectorLanguage } from '../../boundaries/pages/texts.ts';
import { speak } from '../../boundaries/pages/words.ts';
import { type EdgeEnv, getAddress } from '../edge-env.ts';
import { hashSource } from '../security-headers.ts';
import { BusyError } from './receive.ts';

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
        const { path: asked, search } = getAddress(context);
        const query = new URLSearchParams(search);
        const request = { language, params: context.req.param(), query, toHref };
        const page = await findUnlessBusy(() => render(request));
        if (!page) return context.notFound();
        const policy = headers[policyName].replace("form-action 'none'", `form-action '${hasForms ? 'self' : 'none'}'`);
        const shown = page === 'busy' ? createBusyPage(language, asked.slice(prefixes[language].length)) : page;
        const body = String(await renderFrame(shown, { toHref, paths }));
        const answer = { ...headers, [policyName]: policy };
        return page === 'busy'
          ? context.body(body, 503, { ...answer, 'retry-after': '5' })
          : context.body(body, 200, answer);
      });
    }
  }
  return app;
}

async function findUnlessBusy<Page>(find: () => Page | Promise<Page>): Promise<Page | 'busy'> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof BusyError) return 'busy';
    throw error;
  }
}

/** Pages of the inspector request pages of the shop, which may be refused as anybody's. */
function createBusyPage(language: InspectorLanguage, path: string): InspectorPage {
  const say = speak(language);
  return {
    language,
    path,
    title: say('Gerade rendert der Server zu viel', 'The server has too much to render'),
    lead: say(
      'Die Seite ließ sich nicht messen. Laden Sie diese Ansicht in einigen Sekunden neu.',
      'The page could not be measured. Reload this view in a few seconds.',
    ),
    body: html``,
  };
}

/** Where the address has a query of its own, what is kept follows it. */
function joinQuery(target: string, kept: string): string {
  return target.includes('?') ? target + kept.replace('?', '&') : target + kept;
}
