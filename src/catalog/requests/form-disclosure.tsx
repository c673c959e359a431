import type { ReactNode } from 'react';
import { toDisclosureId } from '../../contact/form-ids.ts';
import { button, productForm } from '../../styled-system/recipes/index.js';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { ProductForm } from './form-href.ts';
import '../../ui/product.css';

type DisclosureProps = {
  form: ProductForm;
  label: string;
  /** Icon of an action in a row; without one the button stands alone. */
  icon?: IconName;
  children: ReactNode;
};

/** A button that discloses a form. It works without JavaScript. */
export function FormDisclosure({ form, label, icon, children }: DisclosureProps) {
  const styles = productForm();
  return (
    <details id={toDisclosureId(form)} className={styles.root}>
      <summary className={icon ? styles.action : `${button({ appearance: 'outline' })} ${styles.open}`}>
        {icon && <Icon name={icon} />}
        {label}
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
