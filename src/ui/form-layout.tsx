import type { ReactNode } from 'react';
import { formLayout } from '../styled-system/recipes/index.js';
import './content.css';

/** A form, and beside it what one may want to know instead of filling it in. */
export function FormLayout({ form, children }: { form: ReactNode; children: ReactNode }) {
  const styles = formLayout();
  return (
    <div className={styles.root}>
      {form}
      <div className={styles.aside}>{children}</div>
    </div>
  );
}
