'use client';

import { type ReactNode, ViewTransition } from 'react';
import { useRouter } from 'waku';

/** Cross-fades pages. Without the key the transition would fail on back navigation. */
export function PageTransition({ children }: { children: ReactNode }) {
  const { path } = useRouter();
  return (
    <ViewTransition key={path} enter="auto" exit="auto" default="none">
      {children}
    </ViewTransition>
  );
}
