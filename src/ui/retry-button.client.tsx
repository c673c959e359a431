'use client';

import type { MouseEvent, ReactNode } from 'react';
import { useReloadInPlace } from './use-reload-in-place.ts';

type Props = {
  /** Address of this page, for a full page load without JavaScript. */
  href: string;
  className?: string;
  children: ReactNode;
  onRetried?: () => void;
};

/** A link that reloads the page's content in place. */
export function RetryButton({ href, className, children, onRetried }: Props) {
  const { isPending, reload } = useReloadInPlace();

  const retry = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!isPending) reload(onRetried);
  };

  return (
    <a href={href} className={className} aria-disabled={isPending || undefined} onClick={retry}>
      {children}
    </a>
  );
}
