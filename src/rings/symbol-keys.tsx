import { type MouseEvent, useEffect, useRef } from 'react';

type Props = {
  /** Name of the text fields of the form that a symbol can be inserted into. */
  field: string;
  label: string;
  symbols: readonly { symbol: string; name: string }[];
  className: string;
  keyClass: string;
};

/** Keys that write a symbol at the caret of the text field that was used last, or of the first one. */
export function SymbolKeys({ field, label, symbols, className, keyClass }: Props) {
  const root = useRef<HTMLFieldSetElement>(null);
  const last = useRef<HTMLInputElement>(undefined);
  const isOwn = (target: unknown): target is HTMLInputElement =>
    target instanceof HTMLInputElement && target.name === field && target.type === 'text';

  useEffect(() => {
    const form = root.current?.form;
    const remember = ({ target }: FocusEvent) => {
      if (isOwn(target)) last.current = target;
    };
    form?.addEventListener('focusin', remember);
    return () => form?.removeEventListener('focusin', remember);
  });

  const insert = (event: MouseEvent, symbol: string) => {
    const known = last.current?.isConnected ? last.current : undefined;
    const input = known ?? [...(root.current?.form?.elements ?? [])].find(isOwn);
    if (!input) return;
    const { selectionStart, selectionEnd, value, maxLength } = input;
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    if (maxLength < 0 || value.length - (end - start) + symbol.length <= maxLength) {
      input.setRangeText(symbol, start, end, 'end');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    // Pressed by a key, the button keeps the focus, for the next symbol.
    if (event.detail > 0) input.focus();
  };

  return (
    <fieldset ref={root} className={className}>
      <legend className="visually-hidden">{label}</legend>
      {symbols.map(({ symbol, name }) => (
        <button
          key={symbol}
          type="button"
          className={keyClass}
          aria-label={name}
          title={name}
          onClick={(event) => insert(event, symbol)}
        >
          {symbol}
        </button>
      ))}
    </fieldset>
  );
}
