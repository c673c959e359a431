import { describeDelivery, describeHours, describeReady } from '../../i18n/describe-delivery.ts';
import type { Language } from '../../i18n/languages.ts';
import { formatTown } from '../../orders/address-form.ts';
import type { BrowserResult } from '../../orders/browser-result.ts';
import type { OrderCall } from '../../orders/order-bodies.ts';
import type { OrderResult } from '../../orders/order-result.ts';
import type { ApiQuote, Quote, QuoteLine } from '../../orders/quote.ts';
import { pairKey } from '../../rings/pair-key.ts';
import { ringStudioRoutes } from '../../routing/routes.ts';
import { findShopSlugHref } from '../../routing/shop-routes.ts';

/** A result for browsers: line items with page and picture, and a new order with the address of its page. */
export function toBrowserResult(result: OrderResult<OrderCall>, language: Language): BrowserResult<OrderCall> {
  if (result.status === 'failed') {
    return result.reason === 'changed' ? { ...result, quote: toQuote(result.quote, language) } : result;
  }
  if ('goods_cents' in result) return { ...result, ...toQuote(result, language) };
  if ('order' in result && 'token' in result.order) {
    const href = findShopSlugHref('order', result.order.token, language) ?? null;
    return { ...result, order: { ...result.order, href } };
  }
  return result;
}

function toQuote(quote: ApiQuote, language: Language): Quote {
  const { lines, delivery, branches } = quote;
  return {
    ...quote,
    lines: lines.map((line) => toLine(line, language)),
    delivery: toQuoteDelivery(delivery, language),
    branches: branches.map((branch) => toBranch(branch, language)),
  };
}

function toBranch(branch: ApiQuote['branches'][number], language: Language): Quote['branches'][number] {
  const { id, name, street, hours_today: hours, ready_from: ready } = branch;
  return {
    ...{ id, name, address: [street, formatTown(branch)].filter(Boolean) },
    hours: hours && describeHours(hours, language),
    ready: ready && capitalize(describeReady(ready, language), language),
  };
}

/** Capitalizes a text that stands on a line of its own. */
function capitalize(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

function toQuoteDelivery(delivery: ApiQuote['delivery'], language: Language): Quote['delivery'] {
  return delivery && { to: delivery.to, text: describeDelivery(delivery, language) };
}

/** The delivery time as text: formatted on the server, so that browsers load no code for it. */
function formatDelivery(delivery: ApiQuote['delivery'], language: Language): string | null {
  return delivery && describeDelivery(delivery, language);
}

function toLine({ image, ...line }: ApiQuote['lines'][number], language: Language): QuoteLine {
  const slug = line.state === 'gone' ? null : line.slug || null;
  const page = slug === null ? undefined : findShopSlugHref('product', slug, language);
  const variant = line.variant === null ? '' : `?variant=${line.variant}`;
  const pair = line.personalization.find(({ key }) => key === pairKey);
  const studio = pair && `${ringStudioRoutes[language]}?${pair.value}`;
  return {
    ...line,
    delivery: formatDelivery(line.delivery, language),
    href: studio ?? (page === undefined ? null : page + variant),
    picture: image && { ...image, alt: image.alt || (line.name ?? '') },
  };
}
