'use client';

import { type MouseEvent, use, useState, useTransition } from 'react';
import { Link } from 'waku';
import { importOptional, importRequired } from '../base/import-optional.ts';
import { ChoiceContext } from '../catalog/product/choice-price.tsx';
import { isForSale } from '../catalog/product/product-choice.ts';
import { formatMessage } from '../i18n/format-message.ts';
import type { Language } from '../i18n/languages.ts';
import { Icon } from '../ui/icon.tsx';
import type { CartProduct } from './cart.ts';
import type { CartMessages, CartPaths } from './cart-messages.ts';
import type { LoadedDrawer } from './take-into-cart.ts';

type Props = {
  product: CartProduct;
  language: Language;
  paths: CartPaths;
  messages: Pick<CartMessages, 'add' | 'added' | 'addFailed' | 'full' | 'toCart'>;
};

const load = () => import('./take-into-cart.ts');

/**
 * The button that adds the chosen product to the cart. The cart's code loads on hover, focus or touch: most visitors of
 * a product page do not buy.
 */
export function AddButton({ product, language, paths, messages }: Props) {
  const chosen = use(ChoiceContext);
  const [outcome, setOutcome] = useState<'added' | 'full' | 'addFailed'>();
  // Null is a drawer that was closed: the status below has been announced already.
  const [open, setOpen] = useState<LoadedDrawer | null>();
  const [isPending, startTransition] = useTransition();
  if (!chosen || !isForSale(chosen.offer, chosen.choice)) return null;

  const preload = () => importOptional(load).then((cart) => cart?.loadCartDrawer(language));
  const onPress = ({ currentTarget }: MouseEvent) => {
    if (isPending) return;
    const importCart = outcome === 'addFailed' ? importRequired : importOptional;
    setOutcome(undefined);
    startTransition(async () => {
      const cart = await importCart(load).catch(() => undefined);
      const status = cart
        ? cart.addChoiceToCart(product, chosen, currentTarget.closest('main') ?? document)
        : 'addFailed';
      if (status === 'incomplete') return;
      const loaded = status === 'added' ? await cart?.loadCartDrawer(language) : undefined;
      startTransition(() => {
        setOutcome(status);
        setOpen(loaded);
      });
    });
  };
  const statusText = outcome && formatMessage(messages[outcome], { piece: product.name });
  const message = statusText && (
    <>
      {statusText} {outcome === 'added' && <Link to={paths.cart}>{messages.toCart}</Link>}
    </>
  );
  return (
    <div className="product-choice__place" data-scripted>
      <button
        type="button"
        className="button button--appearance_solid button--size_medium"
        aria-busy={isPending}
        onPointerEnter={preload}
        onTouchStart={preload}
        onFocus={preload}
        onClick={onPress}
      >
        <Icon name="bag" />
        {messages.add}
      </button>
      <shop-part part="buy-bar" suppressHydrationWarning>
        {' '}
      </shop-part>
      {/* The buy bar repeats what no drawer shows. */}
      <p role="status" data-plain={open === undefined && message ? '' : undefined}>
        {message}
      </p>
      {open && statusText && (
        <open.Drawer
          intl={{ language, messages: open.messages, pattern: chosen.pattern }}
          paths={paths}
          status={statusText}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
