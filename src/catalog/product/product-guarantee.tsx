import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { productPage } from '../../styled-system/recipes/index.js';
import { getDurabilityYears } from '../guarantee/durability.ts';
import { DurabilityLabel } from '../guarantee/durability-label.tsx';
import { GuaranteeNotice } from '../guarantee/guarantee-notice.tsx';
import type { ProductDetails } from './product-details.ts';

/** The legal guarantee, and beside it the producer's guarantee of durability where staff keep one (Directive (EU) 2024/825). */
export function ProductGuarantee({ details, language }: { details: ProductDetails; language: Language }) {
  const { manufacturer: maker, name, reference, guaranteeMonths, hasBattery } = details;
  const years = getDurabilityYears(guaranteeMonths);
  return (
    <div id="guarantee" className={productPage().guarantee}>
      <GuaranteeNotice language={language} />
      {years && maker && (
        <DurabilityLabel years={years} brand={maker.name} model={reference ?? name} language={language} />
      )}
      {hasBattery && <p>{getMessages(language).product.battery}</p>}
    </div>
  );
}
