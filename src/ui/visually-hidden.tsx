import type { ReactNode } from 'react';
import { visuallyHidden } from '../styled-system/recipes/index.js';

/** For ears only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden()}>{children}</span>;
}
