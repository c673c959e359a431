import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { button } from '../../styled-system/recipes/index.js';
import { getChoiceMessages } from './choice-messages.ts';
import { ChoiceOptions } from './choice-options.client.tsx';
import { EngravingPreview } from './engraving-preview.tsx';
import { variantDisplayName } from './product-choice.ts';
import type { ProductDetails } from './product-details.ts';
import type { ProductQuery } from './product-query.ts';

type Props = {
  details: Pick<ProductDetails, 'offer' | 'personalization'>;
  language: Language;
  path: string;
  query: ProductQuery;
};

/** The fields of a product's choice, with the drawing of an empty engraving. */
export function ProductOptions({ details, language, path, query }: Props) {
  const { offer, personalization } = details;
  return (
    <ChoiceOptions
      {...{ path, personalization }}
      isFull={query.isFull}
      variantLabel={variantDisplayName(offer, getMessages(language).product.variant)}
      buttonClass={button({ appearance: 'outline', size: 'small' })}
      preview={
        personalization && (
          <EngravingPreview
            {...{ offer }}
            kind={personalization.key}
            metal={personalization.metal}
            choice={{ product: offer.id, variant: null, count: 1, personalization: {} }}
            messages={getChoiceMessages(language)}
          />
        )
      }
    />
  );
}
