import type { ReactNode } from 'react';
import { RootBoundary } from './root-boundary.client.tsx';

/** Each language's frame brings its own document, since `lang` stands on it. */
export function Root({ children }: { children: ReactNode }) {
  return <RootBoundary>{children}</RootBoundary>;
}
