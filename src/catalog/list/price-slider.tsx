import type { Cents } from '../../base/money.ts';
import { formatPrice } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { listFilters } from '../../styled-system/recipes/index.js';
import type { PriceHistogram } from '../index/price-range.ts';
import { findStep, findStepAbove, getStepCents } from '../index/price-steps.ts';
import type { ListQuery } from './list-query.ts';
import { barHeight, barWidth, drawHistogram, findInterquartileRange } from './slide-price.ts';

/** With fewer steps there is nothing to choose. */
const minSteps = 3;

type Props = {
  language: Language;
  query: Pick<ListQuery, 'priceFrom' | 'priceTo'>;
  histogram: PriceHistogram;
};

/**
 * A price histogram with a range slider of two thumbs. Without JavaScript it is only a chart above the price fields;
 * with it, `slidePrice` writes the thumbs' values into the fields.
 */
export function PriceSlider({ language, query: { priceFrom, priceTo }, histogram }: Props) {
  const { first, last } = histogram;
  if (last - first < minSteps) return null;
  const messages = getMessages(language).lists;
  const styles = listFilters();
  const from = priceFrom === null ? first : clamp(findStep(priceFrom), first, last - 1);
  const to = priceTo === null ? last : clamp(findStepAbove(priceTo), from + 1, last);
  const width = (last - first) * barWidth;
  const middleHalf = findInterquartileRange(histogram);
  const format = (cents: Cents) => formatPrice(cents, language);
  const thumb = (label: string, step: number, cents: Cents | null) => (
    <input
      type="range"
      min={first}
      max={last}
      defaultValue={step}
      aria-label={label}
      aria-valuetext={format(cents ?? getStepCents(step))}
    />
  );
  return (
    <div className={styles.slider}>
      <svg
        viewBox={`0 0 ${width} ${barHeight}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={
          middleHalf ? messages.priceInterquartileRange(format(middleHalf.from), format(middleHalf.to)) : messages.price
        }
      >
        <path d={drawHistogram(histogram)} />
        <rect width={(from - first) * barWidth} height={barHeight} />
        <rect x={(to - first) * barWidth} width={(last - to) * barWidth} height={barHeight} />
      </svg>
      {thumb(messages.priceLowest, from, priceFrom)}
      {thumb(messages.priceHighest, to, priceTo)}
    </div>
  );
}

function clamp(step: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, step));
}
