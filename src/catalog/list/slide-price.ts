import { getStepCents } from '../index/price-steps.ts';
import { barWidth } from './price-histogram.ts';

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
