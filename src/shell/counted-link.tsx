import { Link } from 'waku';
import { Icon } from '../ui/icon.tsx';

type Props = {
  /** What is counted: items in the cart, or products on the wishlist. */
  of: 'cart' | 'wishlist';
  href: string;
  messages: {
    link: string;
    linkOne: string;
    /** `Warenkorb, {count} Artikel` */
    linkMany: string;
  };
  className: string;
  /** On the bottom bar of narrow screens the icon has a visible label. */
  isNamed?: boolean;
};

const counts = { cart: 'cart-count', wishlist: 'wishlist-count' } as const;
const icons = { cart: 'bag', wishlist: 'heart' } as const;

/**
 * The link to the cart or the wishlist with the number of what is there, which the element in it reads in the browser.
 * The number overlays the icon, so that nothing moves when it appears.
 */
export function CountedLink({ of, href, messages: { link, linkOne, linkMany }, className, isNamed = false }: Props) {
  const Count = counts[of];
  return (
    <Link to={href} className={className} aria-label={link} suppressHydrationWarning>
      <span className="counted" aria-hidden="true">
        <Icon name={icons[of]} />
        <Count none={link} one={linkOne} many={linkMany} suppressHydrationWarning>
          {''}
        </Count>
      </span>
      {isNamed && link}
    </Link>
  );
}
