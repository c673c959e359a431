import { Link } from 'waku';
import { Icon } from '../../ui/icon.tsx';

type Props = {
  href: string;
  className: string;
  messages: {
    link: string;
    linkOne: string;
    /** `Merkliste, {count} Stücke` */
    linkMany: string;
  };
};

/**
 * The link to the wishlist with the number of its products, which the element in it reads in the browser. The number
 * overlays the icon, so that there is no layout shift.
 */
export function WishlistLink({ href, messages, className }: Props) {
  const { link, linkOne, linkMany } = messages;
  return (
    <Link to={href} className={className} aria-label={link} suppressHydrationWarning>
      <span className="counted" aria-hidden="true">
        <Icon name="heart" />
        <wishlist-count none={link} one={linkOne} many={linkMany} suppressHydrationWarning>
          {''}
        </wishlist-count>
      </span>
    </Link>
  );
}
