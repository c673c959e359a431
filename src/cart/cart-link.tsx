import { Link } from 'waku';
import { Icon } from '../ui/icon.tsx';

type Props = {
  href: string;
  words: {
    link: string;
    linkOne: string;
    /** `Warenkorb, {count} Artikel` */
    linkMany: string;
  };
  className: string;
  /** On the bottom bar of narrow screens the icon has a visible label. */
  isNamed?: boolean;
};

/**
 * The link to the cart with the number of its items, which the element in it reads in the browser. The number overlays
 * the icon, so that nothing moves when it appears.
 */
export function CartLink({ href, words: messages, className, isNamed = false }: Props) {
  const { link, linkOne, linkMany } = messages;
  return (
    <Link to={href} className={className} aria-label={link} suppressHydrationWarning>
      <span className="counted" aria-hidden="true">
        <Icon name="bag" />
        <cart-count none={link} one={linkOne} many={linkMany} suppressHydrationWarning>
          {''}
        </cart-count>
      </span>
      {isNamed && link}
    </Link>
  );
}
