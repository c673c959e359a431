import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import '../ui/buy-bar.css';

type Props = {
  /** The button itself. */
  buttonRef: RefObject<HTMLElement | null>;
  price: ReactNode;
  /** What came of the button, where nothing else shows it. */
  outcome: ReactNode;
  children: ReactNode;
};

/** Price and button at the foot of a narrow window, while the button itself and the end of the page are out of view. */
export function BuyBar({ buttonRef, price, outcome, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const isAway = useIsOutOfView(buttonRef, bar);
  if (!isAway) return null;
  return (
    <div ref={bar} className="buy-bar" data-screen-only>
      {outcome && <p>{outcome}</p>}
      <div>{price}</div>
      {children}
    </div>
  );
}

/** Whether neither the place nor the footer, with its ways on, can be seen. A bar that goes leaves the focus to the place. */
function useIsOutOfView(buttonRef: RefObject<HTMLElement | null>, bar: RefObject<HTMLElement | null>): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const inView = new Set<Element>();
    const update = (entries: IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
      if (inView.size > 0 && bar.current?.contains(document.activeElement))
        buttonRef.current?.focus({ preventScroll: true });
      setIsAway(inView.size === 0);
    };
    const covered = document.querySelector<HTMLElement>('[class^=bottom-bar]')?.offsetHeight ?? 0;
    const observer = new IntersectionObserver(update, { rootMargin: `0px 0px -${covered}px` });
    for (const target of [buttonRef.current, document.querySelector('body > footer')])
      if (target) observer.observe(target);
    return () => observer.disconnect();
  }, [buttonRef, bar]);
  return isAway;
}
