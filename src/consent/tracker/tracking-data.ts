import type { Cents } from '../../base/money.ts';
import type { TrackedLineItem } from './report.ts';

/** What a page is about. It stands in the page, so that it is known whenever a visitor consents, and keeps no script busy. */
export type TrackedProductView = { slug: string; name: string; category: string | null; cents: Cents | null };

export type TrackedOrder = {
  number: string;
  totalCents: Cents;
  goodsCents: Cents;
  taxCents: Cents;
  shippingCents: Cents;
  lines: readonly TrackedLineItem[];
};

export type TrackingData = { view: TrackedProductView } | { order: TrackedOrder };

const attribute = 'data-counted';

/** For the element that shows it. */
export function toTrackingAttribute(facts: TrackingData): { [attribute]: string } {
  return { [attribute]: JSON.stringify(facts) };
}

/** What this release's server has written into the page. */
export function findTrackingData(root: ParentNode): Partial<{ view: TrackedProductView; order: TrackedOrder }> {
  const text = root.querySelector(`[${attribute}]`)?.getAttribute(attribute);
  try {
    const facts: unknown = JSON.parse(text ?? '{}');
    return isTrackingData(facts) ? facts : {};
  } catch {
    return {};
  }
}

function isTrackingData(value: unknown): value is Partial<{ view: TrackedProductView; order: TrackedOrder }> {
  if (typeof value !== 'object' || value === null) return false;
  const isView = 'view' in value && hasTexts(value.view, ['slug', 'name']);
  const isOrder = 'order' in value && hasTexts(value.order, ['number']) && hasLines(value.order);
  return isView || isOrder;
}

function hasTexts(value: unknown, names: readonly string[]): value is object {
  return (
    typeof value === 'object' && value !== null && names.every((name) => typeof Reflect.get(value, name) === 'string')
  );
}

function hasLines(order: object): boolean {
  return 'lines' in order && Array.isArray(order.lines);
}
