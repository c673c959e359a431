import type { PageKey } from '../routing/routes.ts';

/** Pages that are reached from another page, or shown on a display: they are excluded from search engines. */
const unlisted: ReadonlySet<string> = new Set([
  'thanks',
  'display',
  'offline',
  'newsletter_confirm',
  'newsletter_unsubscribe',
]);

export function isIndexedPage(page: PageKey): boolean {
  return !unlisted.has(page);
}
