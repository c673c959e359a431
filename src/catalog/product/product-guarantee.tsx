import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { productPage } from '../../styled-system/recipes/index.js';
import { Expander } from '../../ui/expander.tsx';
import { ExternalLink } from '../../ui/external-link.client.tsx';
import type { ProductDetails } from './product-details.ts';

/** Longer than the law asks of the seller: then the maker's guarantee has to be named next to the product. */
const legalMonths = 24;

/**
 * The notice of the legal guarantee before the purchase and, where the maker promises more, its guarantee of durability
 * (Directive (EU) 2024/825, Regulation (EU) 2025/1960).
 */
export function ProductGuarantee({ details, language }: { details: ProductDetails; language: Language }) {
  const words = getMessages(language).product;
  const months = details.guaranteeMonths ?? 0;
  return (
    <div id="guarantee" className={productPage().anchor}>
      {months > legalMonths && (
        <p className={productPage().durability}>
          <strong>{words.durability(formatMonths(months, language))}</strong> {words.durabilityText}
        </p>
      )}
      <Expander title={words.guarantee}>
        <div>
          <p>
            <strong>{words.guaranteeLead}</strong>
          </p>
          <p>{words.guaranteeText}</p>
          <p>
            <ExternalLink
              href={`https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_${language}.htm`}
              newTabLabel={getMessages(language).content.opensInNewTab}
            >
              {words.guaranteeMore}
            </ExternalLink>
          </p>
          {details.hasBattery && <p>{words.battery}</p>}
        </div>
      </Expander>
    </div>
  );
}

function formatMonths(months: number, language: Language): string {
  const words = getMessages(language).product;
  return months % 12 === 0 ? words.years(months / 12) : words.months(months);
}
