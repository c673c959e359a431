import { getStepCents } from '../index/price-steps.ts';
import { barWidth } from './price-bars.ts';

/**
 * Writes into the fields of a range of prices what one of its two thumbs says, and shows it. At its own end a thumb asks for
 * nothing, and neither passes the other.
 */
export function slidePrice(moved: HTMLInputElement): void {
  const slider = moved.parentElement;
  const [low, high] = slider?.querySelectorAll('input') ?? [];
  const [below, above] = slider?.querySelectorAll('rect') ?? [];
  if (!low || !high) return;
  const isLow = moved === low;
  const [first, last] = [Number(low.min), Number(low.max)];
  const step = isLow
    ? Math.min(low.valueAsNumber, high.valueAsNumber - 1)
    : Math.max(high.valueAsNumber, low.valueAsNumber + 1);
  moved.value = String(step);
  const euros = getStepCents(step) / 100;
  moved.setAttribute('aria-valuetext', formatEuros(euros));
  below?.setAttribute('width', String((low.valueAsNumber - first) * barWidth));
  above?.setAttribute('x', String((high.valueAsNumber - first) * barWidth));
  above?.setAttribute('width', String((last - high.valueAsNumber) * barWidth));
  const field = moved.form?.elements.namedItem(isLow ? 'from' : 'to');
  if (field instanceof HTMLInputElement) field.value = step === (isLow ? first : last) ? '' : String(euros);
}

/** As the server says prices. */
function formatEuros(euros: number): string {
  const { lang } = document.documentElement;
  const options = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(lang === 'en' ? 'en-GB' : lang, options).format(euros);
}
