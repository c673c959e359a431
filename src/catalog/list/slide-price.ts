import type { Cents } from '../../base/money.ts';
import type { PriceHistogram } from '../index/price-range.ts';
import { getStepCents } from '../index/price-steps.ts';

/**
 * Handles a moved thumb of the price slider: writes its value into the price field and updates the chart. At its own
 * end of the scale a thumb sets no limit, and neither thumb passes the other.
 */
export function slidePrice(thumb: HTMLInputElement): void {
  const slider = thumb.parentElement;
  const [low, high] = slider?.querySelectorAll('input') ?? [];
  const [below, above] = slider?.querySelectorAll('rect') ?? [];
  if (!low || !high) return;
  const isLow = thumb === low;
  const [first, last] = [Number(low.min), Number(low.max)];
  const step = isLow
    ? Math.min(low.valueAsNumber, high.valueAsNumber - 1)
    : Math.max(high.valueAsNumber, low.valueAsNumber + 1);
  thumb.value = String(step);
  const euros = getStepCents(step) / 100;
  thumb.setAttribute('aria-valuetext', formatEuros(euros));
  below?.setAttribute('width', String((low.valueAsNumber - first) * barWidth));
  above?.setAttribute('x', String((high.valueAsNumber - first) * barWidth));
  above?.setAttribute('width', String((last - high.valueAsNumber) * barWidth));
  const field = thumb.form?.elements.namedItem(isLow ? 'from' : 'to');
  if (field instanceof HTMLInputElement) field.value = step === (isLow ? first : last) ? '' : String(euros);
}

/** Formats euros like the server. */
function formatEuros(euros: number): string {
  const { lang } = document.documentElement;
  const options = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(lang === 'en' ? 'en-GB' : lang, options).format(euros);
}

/** Size of a bar in SVG units; the SVG is stretched to the width of the filters. */
export const barWidth = 10;

export const barHeight = 24;

/** Lower bars would be invisible. */
const minBarHeight = 2;

/** SVG path of the histogram: a vertical line for each step that has products. */
export function drawHistogram({ first, last, counts }: PriceHistogram): string {
  const most = Math.max(1, ...counts);
  const bars: string[] = [];
  for (let step = first; step < last; step += 1) {
    const count = counts[step - first] ?? 0;
    const height = Math.max(minBarHeight, Math.round((count / most) * barHeight));
    if (count > 0) bars.push(`M${(step - first) * barWidth + barWidth / 2} ${barHeight}v-${height}`);
  }
  return bars.join('');
}

/** The prices between which the middle half of the products lies; undefined without products. */
export function findInterquartileRange({ first, counts }: PriceHistogram): { from: Cents; to: Cents } | undefined {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const findQuarter = (share: number) => {
    let sum = 0;
    return counts.findIndex((count) => {
      sum += count;
      return sum >= total * share;
    });
  };
  if (total === 0) return undefined;
  return { from: getStepCents(first + findQuarter(1 / 4)), to: getStepCents(first + findQuarter(3 / 4) + 1) };
}
