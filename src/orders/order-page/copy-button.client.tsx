'use client';

import { type MouseEvent, useEffect, useState } from 'react';

type Props = {
  /** The text to copy. */
  value: string;
  /** The accessible name; it contains the visible text. */
  label: string;
  messages: Record<'copy' | 'copied' | 'copyFailed', string>;
  className: string | undefined;
};

/** How long the success message is shown. */
const resetDelayMs = 4000;

/** Copies a value to the clipboard, or selects the preceding element where the browser denies access. */
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
