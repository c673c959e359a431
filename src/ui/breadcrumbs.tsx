import { Link } from 'waku';
import { breadcrumbs } from '../styled-system/recipes/index.js';

type Props = {
  label: string;
  /** Ancestor pages, the home page first. */
  above: readonly { href: string; name: string }[];
  /** Name of the current page. */
  name: string;
};

/** The breadcrumb navigation from the home page to the current page. */
export function Breadcrumbs({ label, above, name }: Props) {
  const styles = breadcrumbs();
  return (
    <nav aria-label={label} className={styles.root}>
      <ol className={styles.list}>
        {above.map(({ href, name: title }) => (
          <li key={href} className={styles.item}>
            <Link to={href} className={styles.link}>
              {title}
            </Link>
          </li>
        ))}
        <li className={styles.item} aria-current="page">
          {name}
        </li>
      </ol>
    </nav>
  );
}
