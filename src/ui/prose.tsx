import type { ReactNode } from 'react';
import { prose } from '../styled-system/recipes/index.js';

export function Prose({ children }: { children: ReactNode }) {
  return <div className={prose()}>{children}</div>;
}
