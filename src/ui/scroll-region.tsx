import type { ReactNode } from 'react';

/** A section that scrolls where its content is wider than the screen. */
export function ScrollRegion({
  label,
  className,
  children,
}: {
  label: string;
  className: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser lets the keyboard focus a scroll container.
    <section className={className} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
