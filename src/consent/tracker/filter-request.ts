import { parseUrl } from '../../base/parse-url.ts';

/** The current page as analytics know it, with absolute URLs. */
export type CurrentPage = { url: string; referrer: string; title: string };

export const errorCategory = 'JavaScript Errors';

/** Categories of this site's own events; errors are reported by Matomo. */
const ownCategories = ['Shop', 'Navigation', 'Web Vitals'] as const;

/** Parameters of Matomo's tracking API without personal data. */
const allowedParameters = new Set([
  ...['idsite', 'rec', 'r', 'h', 'm', 's', 'send_image', '_id', '_idn', '_refts', 'cs', 'pv_id', 'ca', 'ping'],
  ...['action_name', 'e_c', 'e_a', 'e_n', 'e_v', 'link', 'download'],
  ...['_pkc', '_pkn', '_pks', '_pkp', 'idgoal', 'revenue', 'ec_id', 'ec_st', 'ec_tx', 'ec_sh', 'ec_items'],
]);

const timingParameter = /^pf_[a-z0-9]+$/;

const productParameter = /^_pk/;

/**
 * Filters every request of Matomo's, including its own events for errors and links, so that no personal data leaves.
 *
 * @param request as a query string
 * @returns an empty string for a request that must not be sent
 */
export function filterRequest(request: string, page: CurrentPage, origin: string): string {
  const parameters = new URLSearchParams(request);
  const isView = parameters.has('action_name');
  const allowed = new URLSearchParams(
    [...parameters].filter(
      ([name, value]) =>
        (allowedParameters.has(name) || timingParameter.test(name)) &&
        !(productParameter.test(name) && (!isView || value === '')),
    ),
  );
  const category = allowed.get('e_c');
  if (category === errorCategory) {
    allowed.set('e_a', describeSource(allowed.get('e_a') ?? '', origin));
    allowed.set('e_n', describeError(allowed.get('e_n') ?? ''));
  } else if (category !== null && !ownCategories.some((own) => own === category)) return '';
  if (isView) allowed.set('action_name', page.title);
  for (const name of ['link', 'download']) {
    const target = allowed.get(name);
    if (target !== null) allowed.set(name, describeTarget(target, origin));
  }
  allowed.set('url', page.url);
  if (page.referrer) allowed.set('urlref', page.referrer);
  return allowed.toString();
}

/** The origin of an external link, or the path of one of the site's own files. */
function describeTarget(target: string, origin: string): string {
  const url = parseUrl(target);
  if (!url || !/^https?:$/.test(url.protocol)) return '';
  return url.origin === origin && url.pathname.startsWith('/media/') ? origin + url.pathname : `${url.origin}/`;
}

/** Quotation marks in error messages. Between them may be text of the page, of its data or of visitors. */
const quotes: Readonly<Record<string, readonly string[]>> = {
  '"': ['"'],
  "'": ["'"],
  '`': ['`'],
  '“': ['”'],
  '„': ['“', '”'],
  '«': ['»'],
};

/** Errors that engines create themselves. Messages of others may contain anything. */
const engineErrors = /^(?:Uncaught )?(TypeError|ReferenceError|RangeError)\b:?(.*)$/s;

const errorName = /^(?:Uncaught )?([A-Z]\w{0,40}Error|Error)\b/;

const maxMessageLength = 120;

const rejection = 'unhandled rejection';

/** An error message without personal data: only the engine's own words, without quotations. */
function describeError(message: string): string {
  const [, name, details = ''] = engineErrors.exec(message) ?? [];
  if (name === undefined) return errorName.exec(message)?.[1] ?? 'Error';
  const text = dropQuotes(details)
    .replace(/\S+/g, (word) => (/[@\d/\\]/.test(word) ? '…' : word))
    .replace(/\s+/g, ' ')
    .trim();
  return text ? `${name}: ${text}`.slice(0, maxMessageLength) : name;
}

/**
 * The position of an error in the site's scripts. An inline script has the page's URL, which may be personal.
 *
 * @param source URL, line and column, joined by colons
 */
function describeSource(source: string, origin: string): string {
  if (source === rejection) return rejection;
  const [, address = '', position = ''] = /^(.*?)((?::\d+){0,2})$/s.exec(source) ?? [];
  const url = parseUrl(address);
  if (url?.origin !== origin) return 'elsewhere';
  return /^\/assets\/[\w.-]+\.js$/.test(url.pathname) ? url.pathname + position : `page${position}`;
}

/** The first position in a stack trace that is in a script file. */
export function findSource(stack: string | undefined): string {
  for (const part of (stack ?? '').split(/[\s()]/)) {
    const start = part.search(/https?:\/\//);
    if (start >= 0 && /\.js:\d+:\d+$/.test(part)) return part.slice(start);
  }
  return rejection;
}

/** Replaces each quotation by an ellipsis; an unclosed mark stays. */
function dropQuotes(text: string): string {
  const ends = (closing: string, from: number) => {
    const at = text.indexOf(closing, from);
    return at < 0 ? [] : [at];
  };
  const unclosed = new Set<string>();
  let rest = '';
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at);
    const closings = unclosed.has(mark) ? undefined : quotes[mark];
    const end = closings && Math.min(...closings.flatMap((closing) => ends(closing, at + 1)));
    const isClosed = end !== undefined && Number.isFinite(end);
    if (closings && !isClosed) unclosed.add(mark);
    rest += isClosed ? '…' : mark;
    if (isClosed) at = end;
  }
  return rest;
}
