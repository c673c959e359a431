'use client';

import { useState } from 'react';
import { Link } from 'waku';
import { importOptional, importRequired } from '../base/import-optional.ts';
import type { Cents } from '../base/money.ts';
import type { PricePattern } from '../i18n/format.ts';
import { formatMessage } from '../i18n/format-message.ts';
import type { Language } from '../i18n/languages.ts';
import type { CartItem, CartProduct } from './cart.ts';
import type { CartMessages, CartPaths } from './cart-messages.ts';
import type { LoadedDrawer } from './take-into-cart.ts';

type Props = {
  product: CartProduct;
  priceCents: Cents;
  /** Empty by default. */
  personalization?: CartItem['personalization'];
  size?: 'small' | 'medium';
  language: Language;
  paths: CartPaths;
  pattern: PricePattern;
  messages: Pick<CartMessages, 'add' | 'added' | 'addFailed' | 'full' | 'toCart'>;
};

type Outcome = { status: 'added' | 'full' | 'addFailed'; drawer: LoadedDrawer | undefined };

const load = () => import('./take-into-cart.ts');

/** The "Add to bag" button of one product without variants. The cart's code loads on the first press. */
export function QuickAddButton({
  product,
  priceCents,
  personalization = {},
  size = 'small',
  language,
  paths,
  pattern,
  messages,
}: Props) {
  const [isPending, setIsPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const addToCart = async () => {
    if (isPending) return;
    setIsPending(true);
    const importCart = outcome?.status === 'addFailed' ? importRequired : importOptional;
    setOutcome(undefined);
    const cart = await importCart(load).catch(() => undefined);
    const status = cart?.addProductToCart(product, priceCents, personalization) ?? 'addFailed';
    setOutcome({ status, drawer: status === 'added' ? await cart?.loadCartDrawer(language) : undefined });
    setIsPending(false);
  };
  const statusText = outcome && formatMessage(messages[outcome.status], { piece: product.name });
  return (
    <div data-scripted>
      <button
        type="button"
        className={`button button--appearance_solid button--size_${size}`}
        aria-label={`${messages.add}: ${product.name}`}
        aria-busy={isPending}
        onClick={addToCart}
      >
        {messages.add}
      </button>
      <p role="status">
        {statusText} {outcome?.status === 'added' && <Link to={paths.cart}>{messages.toCart}</Link>}
      </p>
      {statusText && outcome?.drawer && (
        <outcome.drawer.Drawer
          intl={{ language, messages: outcome.drawer.messages, pattern }}
          paths={paths}
          status={statusText}
          onClose={() => setOutcome({ ...outcome, drawer: undefined })}
        />
      )}
    </div>
  );
}
