'use client';

import { useRef, useState } from 'react';
import { Link } from 'waku';
import { importOptional, importRequired } from '../../base/import-optional.ts';
import type { CartItem } from '../../cart/cart.ts';
import type { ReorderIssue, ReorderResult } from '../../cart/reorder.ts';
import { formatByPattern, type PricePattern } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/format-message.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Messages } from '../../i18n/messages/shape.ts';

type ReorderMessages = Omit<Messages['order']['again'], 'title' | 'text' | 'noScripts'>;

type Props = {
  items: readonly CartItem[];
  /** Names of items that are no longer offered. */
  unavailable: readonly string[];
  cart: string;
  language: Language;
  pattern: PricePattern;
  messages: ReorderMessages;
  className: string;
};

/** The button that reorders. It disappears after success, since a second press would double the items. */
export function OrderAgainButton({ items, unavailable, cart, language, pattern, messages, className }: Props) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | ReorderResult>('idle');
  const status = useRef<HTMLDivElement>(null);
  const onPress = async () => {
    if (state === 'busy') return;
    setState('busy');
    const importCart = state === 'failed' ? importRequired : importOptional;
    const result = await importCart(() => import('../../cart/reorder.ts'))
      .then((cart) => (items.length > 0 ? cart?.reorder(items, language) : { added: [], issues: [] }))
      .catch(() => undefined);
    setState(result ?? 'failed');
    status.current?.focus();
  };
  const result = typeof state === 'object' ? state : undefined;
  const issues: ReorderIssue[] = [
    ...(result?.issues ?? []),
    ...unavailable.map((name) => ({ name, kind: 'gone' as const })),
  ];
  const sentences = [...new Set(issues.map((one) => formatIssue(one, messages, pattern)))];
  return (
    <div data-scripted>
      {!result && (
        <button type="button" className={className} aria-busy={state === 'busy'} onClick={onPress}>
          {state === 'busy' ? messages.busy : messages.put}
        </button>
      )}
      <div ref={status} role="status" tabIndex={-1}>
        {state === 'failed' && <p>{messages.failed}</p>}
        {result && (
          <>
            <p>
              {result.added.length > 0
                ? formatMessage(messages.added, { pieces: result.added.join(', ') })
                : messages.none}
            </p>
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
      {result && result.added.length > 0 && (
        <Link to={cart} className={className}>
          {messages.toCart}
        </Link>
      )}
    </div>
  );
}

function formatIssue(issue: ReorderIssue, messages: ReorderMessages, pattern: PricePattern): string {
  const name = issue.name;
  if (issue.kind === 'fewer') return formatMessage(messages.fewer, { piece: name, left: issue.left });
  if (issue.kind !== 'price') return formatMessage(messages[issue.kind], { piece: name });
  const [was, now] = [issue.wasCents, issue.nowCents].map((cents) => formatByPattern(cents, pattern));
  return formatMessage(issue.nowCents > issue.wasCents ? messages.dearer : messages.cheaper, {
    piece: name,
    was: was ?? '',
    now: now ?? '',
  });
}
