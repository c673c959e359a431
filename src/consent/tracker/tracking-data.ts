import type { Cents } from '../../base/money.ts';
import type { TrackedLineItem } from './report.ts';

/**
 * The product of a page. It is in the markup, so that it is available whenever a visitor consents, without a script of
 * its own.
 */
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

/** The attribute for the element that shows the product or order. */
export function toTrackingAttribute(facts: TrackingData): { [attribute]: string } {
  return { [attribute]: JSON.stringify(facts) };
}

/** Reads the tracking data of the served page. */
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
