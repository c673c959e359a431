import { Link } from 'waku';
import { Icon } from '../../ui/icon.tsx';

type Props = {
  /** Address of the list that the product belongs to. */
  href: string;
  storeRoot: string;
  productRoot: string;
  className: string;
  label: string;
};

/**
 * A link back to the list that the visitor came from, with its filters and scroll position; otherwise to the product's
 * list.
 */
export function BackLink({ href, storeRoot, productRoot, className, label }: Props) {
  return (
    <Link to={href} className={className}>
      <Icon name="arrow" />
      {label}
      <shop-part part="back" within={storeRoot} beside={productRoot} hidden />
    </Link>
  );
}
