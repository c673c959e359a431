import type { ReactNode } from 'react';
import { page } from '../styled-system/recipes/index.js';

type Props = {
  /** Breadcrumbs of the page. */
  breadcrumbs?: ReactNode;
  children: ReactNode;
};

/** The header of a page: breadcrumbs and title. */
export function PageTitle({ breadcrumbs, children }: Props) {
  const styles = page();
  return (
    <header className={styles.intro}>
      {breadcrumbs}
      <h1 className={styles.title}>{children}</h1>
    </header>
  );
}
