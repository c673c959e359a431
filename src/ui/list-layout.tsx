import type { ReactNode } from 'react';
import { listLayout } from '../styled-system/recipes/index.js';
import { Icon } from './icon.tsx';

type Props = {
  filters: ReactNode;
  /** What opens the filters on narrow screens. */
  filtersLabel: string;
  children: ReactNode;
};

/** Filters at the left of a list; on narrow screens they fold into one line above it. */
export function ListLayout({ filters, filtersLabel, children }: Props) {
  const styles = listLayout();
  return (
    <div className={styles.root}>
      <details className={styles.filters}>
        <summary className={styles.summary}>
          <Icon name="filter" />
          {filtersLabel}
        </summary>
        {filters}
      </details>
      <div className={styles.main}>{children}</div>
    </div>
  );
}
