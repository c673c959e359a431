import { parseUrl } from '../../base/parse-url.ts';
import { describeError, describeSource } from './describe-error.ts';

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
