import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import '../ui/buy-bar.css';

type Props = {
  name: string;
  /** Where the button itself stands. */
  place: RefObject<HTMLElement | null>;
  price: ReactNode;
  children: ReactNode;
};

/** Price and button at the foot of a narrow window, while the button itself and the end of the page are out of view. */
export function BuyBar({ name, place, price, children }: Props) {
  const isAway = useIsAway(place);
  if (!isAway) return null;
  return (
    <div className="buy-bar" data-screen-only>
      <div>
        <p className="product-choice__note">{name}</p>
        {price}
      </div>
      {children}
    </div>
  );
}

/** Whether neither the place nor the footer, with its ways on, is in view. */
function useIsAway(place: RefObject<HTMLElement | null>): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const inView = new Set<Element>();
    const watch = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
      setIsAway(inView.size === 0);
    });
    for (const target of [place.current, document.querySelector('body > footer')]) if (target) watch.observe(target);
    return () => watch.disconnect();
  }, [place]);
  return isAway;
}
