import { markIncomplete } from '../../base/render-state.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { button, productList } from '../../styled-system/recipes/index.js';
import { AutoRetry } from '../../ui/auto-retry.client.tsx';
import { RetryButton } from '../../ui/retry-button.client.tsx';
import type { ProductDetails } from './product-details.ts';
import { findProductDetails } from './product-details-queries.ts';
import '../../ui/shop.css';

/**
 * The details of a product for one section of its page; all sections share one request. Undefined when the read fails,
 * since error boundaries do not run on the server and need JavaScript.
 */
export async function tryToFindDetails(id: number, language: Language): Promise<ProductDetails | undefined> {
  try {
    return await findProductDetails(id, language);
  } catch (error) {
    markIncomplete();
    console.error(JSON.stringify({ level: 'error', event: 'product failed', id, reason: String(error) }));
    return undefined;
  }
}

/** The error state of a section with a retry; the rest of the page stays. */
export function SectionFailed({ language, href }: { language: Language; href: string }) {
  const messages = getMessages(language).product;
  return (
    <div className={productList().message} role="alert">
      <h2>{messages.failedTitle}</h2>
      <p>{messages.failedText}</p>
      <RetryButton href={href} className={button({ appearance: 'outline' })}>
        {messages.retry}
      </RetryButton>
      <AutoRetry />
    </div>
  );
}
