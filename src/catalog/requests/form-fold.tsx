import type { ReactNode } from 'react';
import { toFoldId } from '../../contact/form-parts.ts';
import { button, productForm } from '../../styled-system/recipes/index.js';
import type { ProductForm } from './form-href.ts';
import '../../ui/product.css';

type FoldProps = { form: ProductForm; label: string; children: ReactNode };

/** A button that unfolds its form, so that the page of a piece stays calm. It needs no scripts. */
export function FormFold({ form, label, children }: FoldProps) {
  const styles = productForm();
  return (
    <details id={toFoldId(form)} className={styles.root}>
      <summary className={`${button({ appearance: 'outline' })} ${styles.open}`}>{label}</summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
