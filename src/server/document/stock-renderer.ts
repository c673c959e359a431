import { getEnvironment } from '../../base/environment.ts';

/** Whether Waku's own code writes the HTML of pages: in development, and where it is compared with ours. */
export function isStockRenderer(): boolean {
  return import.meta.env.DEV || getEnvironment().PAGE_RENDERER === 'waku';
}
