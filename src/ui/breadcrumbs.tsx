import { Link } from 'waku';
import { breadcrumbs } from '../styled-system/recipes/index.js';

type Props = {
  label: string;
  /** Pages above this one, the home page first. */
  above: readonly { href: string; name: string }[];
  /** What this page is called. */
  name: string;
};

/** Where a page lies, from the home page down to it. */
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
