import type { ReactNode } from 'react';
import { page } from '../styled-system/recipes/index.js';

/** How a page begins that has no more to say than its name. */
export function PageTitle({ children }: { children: ReactNode }) {
  const styles = page();
  return (
    <header className={styles.intro}>
      <h1 className={styles.title}>{children}</h1>
    </header>
  );
}
