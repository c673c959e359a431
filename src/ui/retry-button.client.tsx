'use client';

import { type MouseEvent, type ReactNode, useLayoutEffect, useTransition } from 'react';
import { useRouter } from 'waku';

type Props = {
  /** This page's own address, loaded whole without scripts. */
  href: string;
  className?: string;
  children: ReactNode;
  onRetried?: () => void;
};

/** Asks for the page's content again and leaves everything else where it is. */
export function RetryButton({ href, className, children, onRetried }: Props) {
  const { reload } = useRouter();
  const [isPending, startTransition] = useTransition();

  // The router goes to the top of what it reloads; a reader who retries one section stays at it.
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
