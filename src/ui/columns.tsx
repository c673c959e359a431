import type { ReactNode } from 'react';
import { columns } from '../styled-system/recipes/index.js';
import './content.css';

export function Columns({ children }: { children: ReactNode }) {
  return <div className={columns()}>{children}</div>;
}
