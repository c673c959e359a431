import type { ReactNode } from 'react';
import { page } from '../styled-system/recipes/index.js';

type Props = {
  /** Where the page lies. */
  breadcrumbs?: ReactNode;
  children: ReactNode;
};

/** How a page begins that has no more to say than its name. */
export function PageTitle({ breadcrumbs: trail, children }: Props) {
  const styles = page();
  return (
    <header className={styles.intro}>
      {trail}
      <h1 className={styles.title}>{children}</h1>
    </header>
  );
}
