'use client';

import { useRef, useState } from 'react';
import { Link } from 'waku';
import type { CartItem } from '../../cart/cart.ts';
import type { PieceNews, TakenAgain } from '../../cart/take-again.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Messages } from '../../i18n/messages/shape.ts';
import { formatByPattern, type PricePattern } from '../../i18n/price-pattern.ts';

type Words = Omit<Messages['order']['again'], 'title' | 'text' | 'noScripts'>;

type Props = {
  items: readonly CartItem[];
  /** Names of what is no longer on offer. */
  gone: readonly string[];
  cart: string;
  language: Language;
  pattern: PricePattern;
  words: Words;
  className: string;
};

/** Once it is done there is nothing more to press: a second time would double what lies in the cart. */
export function OrderAgainButton({ items, gone, cart, language, pattern, words, className }: Props) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | TakenAgain>('idle');
  const status = useRef<HTMLDivElement>(null);
  const press = async () => {
    if (state === 'busy') return;
    setState('busy');
    const taken = await import('../../cart/take-again.ts')
      .then(({ takeAgain }) => (items.length > 0 ? takeAgain(items, language) : { added: [], news: [] }))
      .catch(() => undefined);
    setState(taken ?? 'failed');
    status.current?.focus();
  };
  const done = typeof state === 'object' ? state : undefined;
  const news: PieceNews[] = [...(done?.news ?? []), ...gone.map((name) => ({ name, kind: 'gone' as const }))];
  const sentences = [...new Set(news.map((one) => say(one, words, pattern)))];
  return (
    <div data-scripted>
      {!done && (
        <button type="button" className={className} aria-busy={state === 'busy'} onClick={press}>
          {state === 'busy' ? words.busy : words.put}
        </button>
      )}
      <div ref={status} role="status" tabIndex={-1}>
        {state === 'failed' && <p>{words.failed}</p>}
        {done && (
          <>
            <p>{done.added.length > 0 ? words.added.replace('{pieces}', () => done.added.join(', ')) : words.none}</p>
            {sentences.length > 0 && (
              <ul>
                {sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
      {done && done.added.length > 0 && (
        <Link to={cart as '/'} className={className}>
          {words.toCart}
        </Link>
      )}
    </div>
  );
}

function say(news: PieceNews, words: Words, pattern: PricePattern): string {
  const fill = (text: string, values: Record<string, string>) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const piece = news.name;
  if (news.kind === 'fewer') return fill(words.fewer, { piece, left: String(news.left) });
  if (news.kind !== 'price') return fill(words[news.kind], { piece });
  const [was, now] = [news.wasCents, news.nowCents].map((cents) => formatByPattern(cents, pattern));
  return fill(news.nowCents > news.wasCents ? words.dearer : words.cheaper, { piece, was: was ?? '', now: now ?? '' });
}
