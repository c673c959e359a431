import type { ReactNode } from 'react';
import { wrapper } from '../styled-system/recipes/index.js';

/** The column of 1600 px that everything keeps to which does not bleed. */
export function Wrapper({ children }: { children: ReactNode }) {
  return <div className={wrapper()}>{children}</div>;
}
