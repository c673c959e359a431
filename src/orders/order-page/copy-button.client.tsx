'use client';

import { type MouseEvent, useEffect, useState } from 'react';

type Props = {
  /** What goes into the clipboard. */
  value: string;
  /** Names the button; it holds the visible word. */
  label: string;
  messages: Record<'copy' | 'copied' | 'copyFailed', string>;
  className: string | undefined;
};

/** Milliseconds in which somebody reads a word. */
const resetDelayMs = 4000;

/** Copies what stands before it, or selects that where a browser lets nobody into the clipboard. */
export function CopyButton({ value, label, messages, className }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();
  const isCopied = outcome === 'copied';
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setOutcome(undefined), resetDelayMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      const valueElement = currentTarget.previousElementSibling;
      if (valueElement) getSelection()?.selectAllChildren(valueElement);
      setOutcome('copyFailed');
    }
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={isCopied ? `${label}: ${messages.copied}` : label}
        onClick={copy}
      >
        {isCopied ? messages.copied : messages.copy}
      </button>
      <span role="status" className={outcome === 'copyFailed' ? undefined : 'visually-hidden'}>
        {outcome && messages[outcome]}
      </span>
    </>
  );
}
