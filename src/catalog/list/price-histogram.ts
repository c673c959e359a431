import type { Cents } from '../../base/money.ts';
import type { PriceHistogram } from '../index/price-range.ts';
import { getStepCents } from '../index/price-steps.ts';

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
