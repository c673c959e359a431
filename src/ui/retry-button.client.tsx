'use client';

import { type MouseEvent, type ReactNode, useLayoutEffect, useTransition } from 'react';
import { useRouter } from 'waku';

type Props = {
  /** Address of this page, for a full page load without JavaScript. */
  href: string;
  className?: string;
  children: ReactNode;
  onRetried?: () => void;
};

/** A link that reloads the page's content in place. */
export function RetryButton({ href, className, children, onRetried }: Props) {
  const { reload } = useRouter();
  const [isPending, startTransition] = useTransition();

  // The router scrolls to the top on reload; a visitor who retries a section stays there.
  useLayoutEffect(() => {
    if (!isPending) return;
    const { scrollY: top, location } = window;
    const { href: here } = location;
    return () => {
      queueMicrotask(() => location.href === here && scrollTo({ top, behavior: 'instant' }));
    };
  }, [isPending]);

  const retry = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (isPending) return;
    startTransition(async () => {
      await reload().catch(() => undefined);
      onRetried?.();
    });
  };

  return (
    <a href={href} className={className} aria-disabled={isPending || undefined} onClick={retry}>
      {children}
    </a>
  );
}
