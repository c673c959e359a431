'use client';

import { useState } from 'react';
import { Link } from 'waku';
import type { Cents } from '../base/money.ts';
import type { Language } from '../i18n/languages.ts';
import type { PricePattern } from '../i18n/price-pattern.ts';
import type { CartProduct } from './cart.ts';
import type { CartPaths, CartWords } from './cart-words.ts';
import type { OpenDrawer } from './take-into-cart.ts';

type Props = {
  product: CartProduct;
  priceCents: Cents;
  language: Language;
  paths: CartPaths;
  pattern: PricePattern;
  words: Pick<CartWords, 'add' | 'added' | 'addFailed' | 'full' | 'toCart'>;
};

type Outcome = { done: 'added' | 'full' | 'addFailed'; drawer: OpenDrawer | undefined };

const load = () => import('./take-into-cart.ts');

/** Puts one piece among others into the cart, which comes with the first touch of a button. */
export function AddPiece({ product, priceCents, language, paths, pattern, words }: Props) {
  const [isPending, setIsPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const press = async () => {
    if (isPending) return;
    setIsPending(true);
    setOutcome(undefined);
    const cart = await load().catch(() => undefined);
    const done = cart?.takeAsItIs(product, priceCents) ?? 'addFailed';
    setOutcome({ done, drawer: done === 'added' ? await cart?.loadCartDrawer(language) : undefined });
    setIsPending(false);
  };
  const said = outcome && words[outcome.done].replace('{piece}', () => product.name);
  return (
    <div data-scripted>
      <button
        type="button"
        className="button button--appearance_solid button--size_small"
        aria-label={`${words.add}: ${product.name}`}
        aria-busy={isPending}
        onClick={press}
      >
        {words.add}
      </button>
      <p role="status">
        {said} {outcome?.done === 'added' && <Link to={paths.cart as '/'}>{words.toCart}</Link>}
      </p>
      {said && outcome?.drawer && (
        <outcome.drawer.Drawer
          speech={{ language, words: outcome.drawer.words, pattern }}
          paths={paths}
          news={said}
          onClose={() => setOutcome({ ...outcome, drawer: undefined })}
        />
      )}
    </div>
  );
}
