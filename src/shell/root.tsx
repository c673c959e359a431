import type { ReactNode } from 'react';

/** Each language's frame brings its own document, since `lang` stands on it. */
export function Root({ children }: { children: ReactNode }) {
  return children;
}
