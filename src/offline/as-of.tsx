import { notice } from '../styled-system/recipes/index.js';

/**
 * The placeholder for the date of a shop page's prices: the service worker fills it when it serves the page offline
 * (`worker/page-document.ts`), and matches these attributes in this order. Empty and hidden online.
 */
export function AsOf({ on }: { on: 'product' | 'list' }) {
  return (
    <p data-as-of={on} className={notice().root} hidden suppressHydrationWarning>
      {' '}
    </p>
  );
}
