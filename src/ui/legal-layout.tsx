import type { ReactNode } from 'react';
import { legalLayout } from '../styled-system/recipes/index.js';
import './content.css';

/** A legal text with the responsible persons beside it. */
export function LegalLayout({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  const styles = legalLayout();
  return (
    <div className={styles.root}>
      <div className={styles.main}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
