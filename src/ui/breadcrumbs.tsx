import { Link } from 'waku';
import { breadcrumbs } from '../styled-system/recipes/index.js';

export type Crumb = { label: string; href: string };

/** The way to this page. The last crumb is the page itself. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  const styles = breadcrumbs();
  return (
    <nav className={styles.root} aria-label={label}>
      <ol className={styles.list}>
        {crumbs.map((crumb, at) => (
          <li key={crumb.href} className={styles.item}>
            {at === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <Link to={crumb.href} className={styles.link}>
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
