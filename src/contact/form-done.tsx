import { useEffect, useRef } from 'react';

/** Takes the place of a form that was sent, and the focus with it. */
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
