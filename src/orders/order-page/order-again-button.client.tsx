'use client';

import { useRef, useState } from 'react';
import { Link } from 'waku';
import type { CartItem } from '../../cart/cart.ts';
import type { ReorderIssue, ReorderResult } from '../../cart/reorder.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Messages } from '../../i18n/messages/shape.ts';
import { formatByPattern, type PricePattern } from '../../i18n/price-pattern.ts';

type ReorderMessages = Omit<Messages['order']['again'], 'title' | 'text' | 'noScripts'>;

type Props = {
  items: readonly CartItem[];
  /** Names of what is no longer on offer. */
  gone: readonly string[];
  cart: string;
  language: Language;
  pattern: PricePattern;
  messages: ReorderMessages;
  className: string;
};

/** Once it is done there is nothing more to press: a second time would double what lies in the cart. */
export function OrderAgainButton({ items, gone, cart, language, pattern, messages: words, className }: Props) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | ReorderResult>('idle');
  const status = useRef<HTMLDivElement>(null);
  const press = async () => {
    if (state === 'busy') return;
    setState('busy');
    const taken = await import('../../cart/reorder.ts')
      .then(({ reorder: takeAgain }) => (items.length > 0 ? takeAgain(items, language) : { added: [], issues: [] }))
      .catch(() => undefined);
    setState(taken ?? 'failed');
    status.current?.focus();
  };
  const done = typeof state === 'object' ? state : undefined;
  const news: ReorderIssue[] = [...(done?.issues ?? []), ...gone.map((name) => ({ name, kind: 'gone' as const }))];
  const sentences = [...new Set(news.map((one) => formatIssue(one, words, pattern)))];
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

function formatIssue(issue: ReorderIssue, messages: ReorderMessages, pattern: PricePattern): string {
  const fill = (text: string, values: Record<string, string>) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const piece = issue.name;
  if (issue.kind === 'fewer') return fill(messages.fewer, { piece, left: String(issue.left) });
  if (issue.kind !== 'price') return fill(messages[issue.kind], { piece });
  const [was, now] = [issue.wasCents, issue.nowCents].map((cents) => formatByPattern(cents, pattern));
  return fill(issue.nowCents > issue.wasCents ? messages.dearer : messages.cheaper, {
    piece,
    was: was ?? '',
    now: now ?? '',
  });
}
