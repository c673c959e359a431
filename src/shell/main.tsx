import type { ReactNode } from 'react';
import { frame } from '../styled-system/recipes/index.js';
import { mainId } from './document.tsx';
import { PageTransition } from './page-transition.client.tsx';

export function Main({ children }: { children: ReactNode }) {
  return (
    <main id={mainId} className={frame().main} tabIndex={-1}>
      <PageTransition>{children}</PageTransition>
    </main>
  );
}
