import type { PageKey } from '../routing/routes.ts';

/** Pages for someone who is already here, or for a screen in the window: nobody should find them by searching. */
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
