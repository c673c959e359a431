'use client';

import { type MouseEvent, use, useEffect, useRef, useState, useTransition } from 'react';
import { Link } from 'waku';
import { importOptional, importRequired } from '../base/import-optional.ts';
import { ChoiceContext, ChoicePrice } from '../catalog/product/choice-price.tsx';
import { isForSale } from '../catalog/product/product-choice.ts';
import { formatMessage } from '../i18n/format-message.ts';
import type { Language } from '../i18n/languages.ts';
import { Icon } from '../ui/icon.tsx';
import type { BuyBar } from './buy-bar.tsx';
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
  const buttonRef = useRef<HTMLButtonElement>(null);
  const Bar = useBuyBar();
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
  const buttonProps = {
    type: 'button',
    className: 'button button--appearance_solid button--size_medium',
    'aria-busy': isPending,
    onPointerEnter: preload,
    onTouchStart: preload,
    onFocus: preload,
    onClick: onPress,
  } as const;
  const statusText = outcome && formatMessage(messages[outcome], { piece: product.name });
  const message = statusText && (
    <>
      {statusText} {outcome === 'added' && <Link to={paths.cart}>{messages.toCart}</Link>}
    </>
  );
  return (
    <div className="product-choice__place" data-scripted>
      <button ref={buttonRef} {...buttonProps}>
        <Icon name="bag" />
        {messages.add}
      </button>
      {Bar && (
        <Bar buttonRef={buttonRef} price={<ChoicePrice {...chosen} isShort />} outcome={open === undefined && message}>
          <button {...buttonProps}>{messages.add}</button>
        </Bar>
      )}
      <p role="status">{message}</p>
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

/** The sticky buy bar of narrow windows; wider ones never load it. */
function useBuyBar(): typeof BuyBar | undefined {
  const [Bar, setBar] = useState<typeof BuyBar>();
  useEffect(() => {
    const narrow = matchMedia('(max-width: 61.99em)');
    const loadIfNarrow = () => {
      if (!narrow.matches) return;
      // Without the bar there is still the button on the page.
      void importOptional(() => import('./buy-bar.tsx')).then((loaded) => setBar(() => loaded?.BuyBar));
    };
    loadIfNarrow();
    narrow.addEventListener('change', loadIfNarrow);
    return () => narrow.removeEventListener('change', loadIfNarrow);
  }, []);
  return Bar;
}
