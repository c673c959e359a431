'use client';

import { type MouseEvent, useState } from 'react';

type Props = {
  /** What goes into the clipboard. */
  value: string;
  /** Names the button; it holds the visible word. */
  label: string;
  words: Record<'copy' | 'copied', string>;
  className: string | undefined;
};

/** Copies what stands before it, or selects that where a browser lets nobody into the clipboard. */
export function CopyButton({ value, label, words, className }: Props) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    try {
      await navigator.clipboard.writeText(value);
      setIsCopied(true);
    } catch {
      const shown = currentTarget.previousElementSibling;
      if (shown) getSelection()?.selectAllChildren(shown);
    }
  };
  return (
    <>
      <button type="button" className={className} aria-label={label} onClick={copy} onBlur={() => setIsCopied(false)}>
        {isCopied ? words.copied : words.copy}
      </button>
      <span role="status" className="visually-hidden">
        {isCopied && words.copied}
      </span>
    </>
  );
}
