import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import '../ui/buy-bar.css';

type Props = {
  /** The button on the page that the bar stands in for. */
  buttonRef: RefObject<HTMLElement | null>;
  price: ReactNode;
  /** The result of the last press, where no drawer shows it. */
  outcome: ReactNode;
  children: ReactNode;
};

/**
 * The sticky bar with price and button at the bottom of a narrow window, while the button on the page and the footer
 * are out of view.
 */
export function BuyBar({ buttonRef, price, outcome, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const isOutOfView = useIsOutOfView(buttonRef, bar);
  if (!isOutOfView) return null;
  return (
    <div ref={bar} className="buy-bar" data-screen-only>
      {outcome && <p>{outcome}</p>}
      <div>{price}</div>
      {children}
    </div>
  );
}

/**
 * Whether neither the button nor the footer is in the viewport. A bar that disappears returns the focus to the button.
 */
function useIsOutOfView(buttonRef: RefObject<HTMLElement | null>, bar: RefObject<HTMLElement | null>): boolean {
  const [isOutOfView, setIsOutOfView] = useState(false);
  useEffect(() => {
    const inView = new Set<Element>();
    const update = (entries: IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
      if (inView.size > 0 && bar.current?.contains(document.activeElement))
        buttonRef.current?.focus({ preventScroll: true });
      setIsOutOfView(inView.size === 0);
    };
    const covered = document.querySelector<HTMLElement>('[class^=bottom-bar]')?.offsetHeight ?? 0;
    const observer = new IntersectionObserver(update, { rootMargin: `0px 0px -${covered}px` });
    for (const target of [buttonRef.current, document.querySelector('body > footer')])
      if (target) observer.observe(target);
    return () => observer.disconnect();
  }, [buttonRef, bar]);
  return isOutOfView;
}
