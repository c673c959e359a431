import { parseUrl } from '../../base/parse-url.ts';
import { describeError, describeSource } from './describe-error.ts';

/** The page that is counted now, in the words of the statistics. Addresses are whole. */
export type CurrentPage = { url: string; referrer: string; title: string };

export const errorCategory = 'JavaScript Errors';

/** What this site tells on its own account; Matomo itself tells of errors. */
const ownCategories = ['Shop', 'Navigation', 'Web Vitals'] as const;

/** Parameters of Matomo's HTTP interface that say nothing of who is looking. */
const allowedParameters = new Set([
  ...['idsite', 'rec', 'r', 'h', 'm', 's', 'send_image', '_id', '_idn', '_refts', 'cs', 'pv_id', 'ca', 'ping'],
  ...['action_name', 'e_c', 'e_a', 'e_n', 'e_v', 'link', 'download'],
  ...['_pkc', '_pkn', '_pks', '_pkp', 'idgoal', 'revenue', 'ec_id', 'ec_st', 'ec_tx', 'ec_sh', 'ec_items'],
]);
const timingParameter = /^pf_[a-z0-9]+$/;
const productParameter = /^_pk/;

/**
 * The last gate before a request leaves: whatever Matomo wants to send goes through here, that of its own errors and links
 * as well.
 *
 * @param request as a query string
 * @returns an empty string for what must not be sent
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

/** Which house a link leads to, and which of the shop's own files was fetched. */
function describeTarget(target: string, origin: string): string {
  const url = parseUrl(target);
  if (!url || !/^https?:$/.test(url.protocol)) return '';
  return url.origin === origin && url.pathname.startsWith('/media/') ? origin + url.pathname : `${url.origin}/`;
}
