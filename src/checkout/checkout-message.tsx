import type { ReactNode, Ref } from 'react';

type Props = {
  tone?: 'neutral' | 'error';
  title?: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** A notice about what happened and what can be done; errors are alerts. */
export function CheckoutMessage({ tone = 'neutral', title, ref, children }: Props) {
  return (
    <div
      ref={ref}
      className={`notice__root notice__root--tone_${tone}`}
      role={tone === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
    >
      {title && (
        <p className="notice__title">
          <strong>{title}</strong>
        </p>
      )}
      {children}
    </div>
  );
}
