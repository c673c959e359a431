import type { ReactNode } from 'react';
import { form as formRecipe } from '../styled-system/recipes/index.js';

/** A form, and beside it what one may want to know instead of filling it in. */
export function FormLayout({ form, children }: { form: ReactNode; children: ReactNode }) {
  const styles = formRecipe();
  return (
    <div className={styles.layout}>
      {form}
      <div className={styles.aside}>{children}</div>
    </div>
  );
}
