import { formatNumber } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { productPage } from '../../styled-system/recipes/index.js';
import { Icon } from '../../ui/icon.tsx';
import type { ProductDetails } from './product-details.ts';

type Props = Pick<ProductDetails, 'teaser' | 'lang' | 'ratings'> & { language: Language };

/** A product's teaser and average rating; nothing when it has neither, since an empty row would add a gap. */
export function ProductIntro({ teaser, lang, ratings, language }: Props) {
  if (!teaser && !ratings) return null;
  return (
    <div>
      {teaser && (
        <p className={productPage().teaser} lang={lang}>
          {teaser}
        </p>
      )}
      {ratings && <RatingLine {...ratings} language={language} />}
    </div>
  );
}

function RatingLine({ average, count, language }: { average: number; count: number; language: Language }) {
  const text = formatNumber(average, language, 1);
  return (
    <p className={productPage().rating}>
      <a href="#ratings">
        <Icon name="star" />
        {text} ({count})<span className="visually-hidden">: {getMessages(language).product.ratings(text, count)}</span>
      </a>
    </p>
  );
}
