import { getCartPaths } from '../../cart/get-cart-paths.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { getPricePattern } from '../../i18n/price-pattern.ts';
import { button, orderPage } from '../../styled-system/recipes/index.js';
import type { Order } from '../order.ts';
import { OrderAgainButton } from './order-again-button.client.tsx';

type Props = { order: Order; language: Language };

/** The section that reorders the items of an order. */
export function OrderAgain({ order: { lines }, language }: Props) {
  const paths = getCartPaths(language);
  if (!paths || lines.length === 0) return null;
  const { title, text, noScripts, ...messages } = getMessages(language).order.again;
  const items = lines.flatMap(({ again, ...line }) => {
    if (!again) return [];
    const { id, width, height } = line.image ?? { id: '', width: 0, height: 0 };
    return {
      product: {
        id: again.product,
        name: line.name,
        slug: line.slug ?? '',
        image: line.image ? { id, width, height } : null,
      },
      variant: again.variant === null ? null : { id: again.variant, name: line.variant_name ?? '' },
      personalization: again.personalization,
      count: line.count,
      priceCents: line.price_cents,
    };
  });
  return (
    <section className={`${orderPage().facts} ${orderPage().again}`}>
      <h2>{title}</h2>
      <p>{text}</p>
      <OrderAgainButton
        {...{ items, language, messages }}
        unavailable={lines
          .filter(({ again }) => !again)
          .map(({ name, variant_name }) => [name, variant_name].filter(Boolean).join(', '))}
        cart={paths.cart}
        pattern={getPricePattern(language)}
        className={button({ appearance: 'outline', size: 'small' })}
      />
      <noscript>
        <p>{noScripts}</p>
      </noscript>
    </section>
  );
}
