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
 * The details of a product for one of its sections: all of them share one call. Boundaries do not run on the server, and
 * a reader without scripts has none at all: so a failed read ends here.
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

/** Says that a section could not be had and offers it once more; the rest of the page stands. */
export function SectionFailed({ language, href }: { language: Language; href: string }) {
  const words = getMessages(language).product;
  return (
    <div className={productList().message} role="alert">
      <h2>{words.failedTitle}</h2>
      <p>{words.failedText}</p>
      <RetryButton href={href} className={button({ appearance: 'outline' })}>
        {words.retry}
      </RetryButton>
      <AutoRetry />
    </div>
  );
}
