import { useEffect, useRef } from 'react';

/** The success notice that replaces a sent form. It receives the focus. */
export function FormDone({ title, text }: { title: string; text: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="notice__root notice__root--tone_success" ref={ref} tabIndex={-1} role="status">
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
    </div>
  );
}
