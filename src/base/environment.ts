import * as v from 'valibot';
import { trimEndSlashes } from './trim-slashes.ts';
import { trustedProxies } from './trusted-proxies.ts';

/** Default addresses of third-party content, where no environment variable names another. */
const contentAddresses = {
  MAP_EMBED_URL: 'https://www.openstreetmap.org/export/embed.html',
  YOUTUBE_EMBED_URL: 'https://www.youtube-nocookie.com/embed',
  VIMEO_EMBED_URL: 'https://player.vimeo.com/video',
  CLOCK_SCRIPT_URL: 'https://static.rolex.com/retailers/clock/retailercall.js',
} as const;

/** The host of a booking calendar. cal.com does not serve its files to frames, so its own host for embeds is used. */
export function getBookingHost(link: string): string {
  const { host } = new URL(link);
  return host === 'cal.com' ? 'app.cal.com' : host;
}

/** The storefront's environment variables, parsed; read here and nowhere else. */
export type Environment = v.InferOutput<typeof environmentSchema>;

type Variables = Readonly<Record<string, string | undefined>>;

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number'),
);

const milliseconds = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a number of milliseconds'), v.transform(Number));
const count = v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a number'), v.transform(Number));

const baseUrl = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
    'must be an address that starts with http:// or https://',
  ),
  v.transform((text) => trimEndSlashes(text)),
);

const isLoopback = (address: string) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(URL.parse(address)?.hostname ?? '');

const loopbackUrl = v.pipe(baseUrl, v.check(isLoopback, 'must be an address of this machine'));

const redisUrl = v.pipe(
  v.string(),
  v.check((text) => /^rediss?:$/.test(URL.parse(text)?.protocol ?? ''), 'must start with redis:// or rediss://'),
);

const siteNumber = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,8}$/, 'must be the number of a site, 1 or more'),
  v.transform(Number),
);

const matomoMessage = 'MATOMO_URL and MATOMO_SITE_ID are given both or not at all';

const purgeMessage = 'CDN_PURGE_URL and CDN_PURGE_TOKEN are given both or not at all, and only with CDN=on';

const variables = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  SITE_URL: baseUrl,
  SITE_DOMAIN: v.optional(v.string(), 'vierlinden.example'),
  CONTENT_API_URL: baseUrl,
  CONTENT_API_TOKEN: v.optional(v.string(), ''),
  CONTENT_PREVIEW_TOKEN: v.optional(v.string(), ''),
  /** `background` while pages are made: nobody waits, and all of them are of the same answers. */
  CONTENT_READS: v.optional(v.picklist(['background', 'visitor'], 'must be background or visitor'), 'visitor'),
  ORDER_API_URL: baseUrl,
  ASSET_URL: baseUrl,
  SITE_SECRET: v.optional(v.string(), ''),
  STUDIO_URL: v.optional(baseUrl),
  PUBLICATION_CHECK_MS: v.optional(milliseconds, '60000'),
  RELEASE_CHECK_MS: v.optional(milliseconds, '5000'),
  PRODUCT_PUBLICATION_DELAY_MS: v.optional(milliseconds, '10000'),
  /** Processes that serve the site; by default one for each core but one, as far as there is memory. */
  WEB_CONCURRENCY: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d?$/, 'must be a number of processes, 1 to 99'), v.transform(Number)),
  ),
  /** Megabytes that all caches of all processes may hold together. */
  CACHE_MEMORY: v.optional(v.pipe(count, v.minValue(8, 'must be 8 or more')), '96'),
  /** Set by the primary process in those that it starts. */
  WORKER_COUNT: v.optional(count, '1'),
  /** Pages that one client may have rendered within a minute; 0 for any number. */
  RENDERS_PER_MINUTE: v.optional(count, '600'),
  /** Where several storefronts count rate limits together. */
  REDIS: v.optional(redisUrl),
  SEARCH_REPORT_MS: v.optional(milliseconds, '600000'),
  TRUSTED_PROXY: v.optional(trustedProxies, ''),
  CACHE_DIR: v.optional(v.string(), '.vitrine/cache'),
  PAYPAL_ENVIRONMENT: v.optional(v.picklist(['sandbox', 'live'], 'must be sandbox or live')),
  KLARNA_ENVIRONMENT: v.optional(v.picklist(['playground', 'live'], 'must be playground or live')),
  APPLE_PAY_DOMAIN_FILE: v.optional(v.string()),
  /** Set by `npm start -- --demo-payments` alone. */
  DEMO_PAYMENTS_URL: v.optional(loopbackUrl),
  MAP_EMBED_URL: v.optional(baseUrl, contentAddresses.MAP_EMBED_URL),
  YOUTUBE_EMBED_URL: v.optional(baseUrl, contentAddresses.YOUTUBE_EMBED_URL),
  VIMEO_EMBED_URL: v.optional(baseUrl, contentAddresses.VIMEO_EMBED_URL),
  CLOCK_SCRIPT_URL: v.optional(baseUrl, contentAddresses.CLOCK_SCRIPT_URL),
  /** The name of the release that a process makes; set by the process that starts it. */
  RELEASE_ID: v.optional(v.string()),
  /** Whether pictures are converted before anybody requests them. */
  PICTURES_AHEAD: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  SERVICE_WORKER: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  /** Whether the boundary inspector opens for those who have its link. */
  BOUNDARIES: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  /** Whether a CDN in front of the site may keep public pages, and where it is told what has changed. */
  CDN: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'off'),
  CDN_PURGE_URL: v.optional(
    v.pipe(
      baseUrl,
      // Errors of a call would show them in the log.
      v.check((text) => !URL.parse(text)?.username && !URL.parse(text)?.password, 'must contain no credentials'),
    ),
  ),
  CDN_PURGE_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'must be one word of ASCII'))),
  MATOMO_URL: v.optional(baseUrl),
  MATOMO_SITE_ID: v.optional(siteNumber),
  /** `waku` has Waku's own code write the HTML, to compare both. */
  PAGE_RENDERER: v.optional(v.picklist(['own', 'waku'], 'must be own or waku'), 'own'),
  LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error'), 'info'),
});

const demoPaymentsMessage =
  'DEMO_PAYMENTS_URL is for showing the shop on one machine, not for a website that others can open';

function isDemoSetup(
  given: Pick<v.InferOutput<typeof variables>, 'SITE_URL' | 'PAYPAL_ENVIRONMENT' | 'KLARNA_ENVIRONMENT'>,
) {
  const { SITE_URL, PAYPAL_ENVIRONMENT, KLARNA_ENVIRONMENT } = given;
  return isLoopback(SITE_URL) && PAYPAL_ENVIRONMENT !== 'live' && KLARNA_ENVIRONMENT !== 'live';
}

type PurgeVariables = Pick<v.InferOutput<typeof variables>, 'CDN' | 'CDN_PURGE_URL' | 'CDN_PURGE_TOKEN'>;

function isPurgeWhole({ CDN, CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token }: PurgeVariables): boolean {
  return (url === undefined) === (token === undefined) && (url === undefined || CDN === 'on');
}

/** Matomo needs both its address and the number of the site. */
const environmentSchema = v.pipe(
  variables,
  v.check((given) => (given.MATOMO_URL === undefined) === (given.MATOMO_SITE_ID === undefined), matomoMessage),
  v.check((given) => isPurgeWhole(given), purgeMessage),
  v.check((given) => given.DEMO_PAYMENTS_URL === undefined || isDemoSetup(given), demoPaymentsMessage),
);

/** @throws with one line per variable that is wrong */
export function parseEnvironment(variables: Variables): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const bundledDirectus = `http://127.0.0.1:${given.CMS_PORT ?? '8055'}`;
  const result = v.safeParse(environmentSchema, {
    SITE_URL: `http://localhost:${given.PORT ?? '3000'}`,
    CONTENT_API_URL: bundledDirectus,
    ORDER_API_URL: bundledDirectus,
    ASSET_URL: bundledDirectus,
    ...given,
  });
  if (result.success) return result.output;
  const errors = result.issues.map((issue) => {
    const name = v.getDotPath(issue);
    return name ? `${name} ${issue.message}, not "${String(issue.input)}"` : issue.message;
  });
  throw new Error(`The environment is not usable:\n  ${errors.join('\n  ')}`);
}

/** @throws where a site would start that can read nothing, or whose orders and forms Directus would refuse */
export function requireSecrets({ SITE_SECRET, CONTENT_API_TOKEN }: Environment): void {
  const missing = Object.entries({ SITE_SECRET, CONTENT_API_TOKEN }).flatMap(([name, value]) => (value ? [] : name));
  if (missing.length === 0) return;
  throw new Error(`The environment is not usable:\n  ${missing.map((name) => `${name} is missing`).join('\n  ')}`);
}

let environment: Environment | undefined;

/** Read once, at the first question. */
export function getEnvironment(): Environment {
  environment ??= parseEnvironment(process.env);
  return environment;
}

/** Reads the variables anew, after a test has changed them. */
export function reloadEnvironment(): void {
  environment = undefined;
}

/** The host that a browser is sent to for embedded content, as it is named to visitors. */
export function getContentHost(name: keyof typeof contentAddresses): string {
  return new URL(getEnvironment()[name]).host;
}
