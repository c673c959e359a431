import type { ReactNode } from 'react';
import { formLayout } from '../styled-system/recipes/index.js';
import './content.css';

/** A form with additional information beside it. */
export function FormLayout({ form, children }: { form: ReactNode; children: ReactNode }) {
  const styles = formLayout();
  return (
    <div className={styles.root}>
      {form}
      <div className={styles.aside}>{children}</div>
    </div>
  );
}
