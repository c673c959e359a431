import { notice } from '../styled-system/recipes/index.js';

/**
 * Where a page of the shop says of when its prices are, once it is shown without a network: the service worker writes it
 * here (`worker/date-of-page.ts`) and knows these attributes in this order. Whoever sees the page with a network sees nothing.
 */
export function AsOf({ on }: { on: 'product' | 'list' }) {
  return (
    <p data-as-of={on} className={notice().root} hidden suppressHydrationWarning>
      {' '}
    </p>
  );
}
