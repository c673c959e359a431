import type { Cents } from '../../base/money.ts';
import type { CountedPiece } from './report.ts';

/** What a page is about. It stands in the page, so that it is known whenever a visitor consents, and keeps no script busy. */
export type CountedView = { slug: string; name: string; category: string | null; cents: Cents | null };

export type CountedOrder = {
  number: string;
  totalCents: Cents;
  goodsCents: Cents;
  taxCents: Cents;
  shippingCents: Cents;
  lines: readonly CountedPiece[];
};

export type CountedFacts = { view: CountedView } | { order: CountedOrder };

const attribute = 'data-counted';

/** For the element that shows it. */
export function toCountedFacts(facts: CountedFacts): { [attribute]: string } {
  return { [attribute]: JSON.stringify(facts) };
}

/** What this release's server has written into the page. */
export function findCountedFacts(root: ParentNode): Partial<{ view: CountedView; order: CountedOrder }> {
  const text = root.querySelector(`[${attribute}]`)?.getAttribute(attribute);
  try {
    const facts: unknown = JSON.parse(text ?? '{}');
    return isFacts(facts) ? facts : {};
  } catch {
    return {};
  }
}

function isFacts(value: unknown): value is Partial<{ view: CountedView; order: CountedOrder }> {
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
