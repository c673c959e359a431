'use client';

import { type ReactNode, ViewTransition } from 'react';
import { useRouter } from 'waku';

/** One page fades into the next. Without its key it would fail on the way back. */
export function PageTransition({ children }: { children: ReactNode }) {
  const { path } = useRouter();
  return (
    <ViewTransition key={path} enter="auto" exit="auto" default="none">
      {children}
    </ViewTransition>
  );
}
