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

/** The paths that analytics may name. Other pages are not tracked. */
export type TrackedPages = {
  /** Tracked by path and title. */
  named: readonly string[];
  /** Tracked by path only, since their titles may contain a visitor's input. */
  quiet: readonly string[];
  /** Roots of public pages by slug. */
  slugs: readonly string[];
  /** Roots of personal pages, tracked by the root only. */
  hidden: readonly string[];
};

export type TrackedPage = {
  /** Path and query without personal data. */
  address: string;
  /** The same for all pages of a kind. */
  pattern: string;
  isNamed: boolean;
};

export const trackedPagesPath = '/counted-pages.json';

/** Query parameters that are tracked, with their allowed values. */
const queries = { page: /^\d{1,3}$/, sort: /^(?:newest|-?price|name)$/ } as const;

const slug = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;

const maxSlugLength = 100;

/** @returns undefined for a file of another release's form */
export function parseTrackedPages(value: unknown): TrackedPages | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const read = (name: keyof TrackedPages) => {
    const paths: unknown = Reflect.get(value, name);
    return Array.isArray(paths) && paths.every((path) => typeof path === 'string') ? paths : undefined;
  };
  const [named, quiet, slugs, hidden] = [read('named'), read('quiet'), read('slugs'), read('hidden')];
  return named && quiet && slugs && hidden && { named, quiet, slugs, hidden };
}

/** @returns undefined for a page that is not tracked */
export function findTrackedPage(
  { pathname, search }: { pathname: string; search: string },
  { named, quiet, slugs, hidden }: TrackedPages,
): TrackedPage | undefined {
  if (named.includes(pathname)) return { address: pathname + filterQuery(search), pattern: pathname, isNamed: true };
  if (quiet.includes(pathname)) return { address: pathname, pattern: pathname, isNamed: false };
  const below = (roots: readonly string[]) => roots.find((root) => pathname.startsWith(`${root}/`));
  const root = below(slugs);
  if (root !== undefined) {
    const name = pathname.slice(root.length + 1);
    const pattern = `${root}/*`;
    return name.length <= maxSlugLength && slug.test(name)
      ? { address: pathname + filterQuery(search), pattern, isNamed: true }
      : { address: pattern, pattern, isNamed: false };
  }
  const pattern = below(hidden);
  return pattern === undefined ? undefined : { address: `${pattern}/*`, pattern: `${pattern}/*`, isNamed: false };
}

function filterQuery(search: string): string {
  const parameters = new URLSearchParams(search);
  const allowed = Object.entries(queries).flatMap(([key, shape]) => {
    const value = parameters.get(key);
    return value !== null && shape.test(value) ? [[key, value]] : [];
  });
  return allowed.length > 0 ? `?${new URLSearchParams(allowed)}` : '';
}

/** A method of Matomo's, with its arguments. */
export type Command = readonly [method: string, ...values: unknown[]];

/** Matomo's unit is the currency, not the cent. */
export function toAmount(cents: Cents): number {
  return Number((cents / 100).toFixed(2));
}

/** Marks the next page view as one of a product, or of none. */
export function toViewCommand(view: TrackedProductView | undefined): Command {
  if (!view) return ['setEcommerceView'];
  const { slug, name, category, cents } = view;
  return ['setEcommerceView', slug, name, category ?? '', ...(cents === null ? [] : [toAmount(cents)])];
}

export function toCartCommands(lines: readonly TrackedLineItem[]): Command[] {
  const total = lines.reduce((sum, { count, priceCents }) => sum + count * priceCents, 0);
  return [...toItemCommands(lines), ['trackEcommerceCartUpdate', toAmount(total)]];
}

export function toOrderCommands({
  number,
  totalCents,
  goodsCents,
  taxCents,
  shippingCents,
  lines,
}: TrackedOrder): Command[] {
  const sums = [totalCents, goodsCents, taxCents, shippingCents].map(toAmount);
  return [...toItemCommands(lines), ['trackEcommerceOrder', number, ...sums]];
}

/** Matomo has one item per product, so its variants are merged, at their average price. */
function toItemCommands(lines: readonly TrackedLineItem[]): Command[] {
  const sums = new Map<string, { name: string; count: number; cents: Cents }>();
  for (const { product, count, priceCents } of lines) {
    const { name, ...before } = sums.get(product.slug) ?? { name: product.name, count: 0, cents: 0 };
    sums.set(product.slug, { name, count: before.count + count, cents: before.cents + count * priceCents });
  }
  const items = [...sums].map(
    ([slug, { name, count, cents }]): Command => ['addEcommerceItem', slug, name, '', toAmount(cents / count), count],
  );
  return [['clearEcommerceCart'], ...items];
}
