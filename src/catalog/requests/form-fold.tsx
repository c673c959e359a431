import type { ReactNode } from 'react';
import { toFoldId } from '../../contact/form-parts.ts';
import { button, productForm } from '../../styled-system/recipes/index.js';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { ProductForm } from './form-href.ts';
import '../../ui/product.css';

type FoldProps = {
  form: ProductForm;
  label: string;
  /** One of several things that can be done, in a quiet row. */
  icon?: IconName;
  children: ReactNode;
};

/** A button that unfolds its form, so that the page of a piece stays calm. It needs no scripts. */
export function FormFold({ form, label, icon, children }: FoldProps) {
  const styles = productForm();
  return (
    <details id={toFoldId(form)} className={styles.root}>
      <summary className={icon ? styles.action : `${button({ appearance: 'outline' })} ${styles.open}`}>
        {icon && <Icon name={icon} />}
        {label}
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
