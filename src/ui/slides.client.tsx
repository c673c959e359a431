'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

type Props = {
  className: string;
  pauseClassName: string;
  /** Milliseconds that each slide stays. */
  interval: number;
  messages: { pause: string; resume: string };
  /** Sections; whatever their number is. */
  children: ReactNode;
};

const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * Shows its sections one after the other. Without scripts, and for those who want no motion, they lie under each other
 * as the server wrote them.
 */
export function Slides({ className, pauseClassName, interval, messages: words, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [isPaused, setPaused] = useState(false);
  const [isStill, setStill] = useState(true);

  useEffect(() => {
    const query = matchMedia(reducedMotion);
    const listen = () => setStill(query.matches);
    listen();
    query.addEventListener('change', listen);
    return () => query.removeEventListener('change', listen);
  }, []);

  useEffect(() => {
    const stage = root.current;
    if (!stage || isStill) return;
    const slides = [...stage.querySelectorAll<HTMLElement>(':scope > section')];
    const show = (at: number) => {
      for (const [index, slide] of slides.entries()) slide.toggleAttribute('data-current', index === at);
    };
    let at = Math.max(
      0,
      slides.findIndex((slide) => slide.hasAttribute('data-current')),
    );
    show(at);
    if (isPaused || slides.length < 2) return;
    const timer = setInterval(() => {
      at = (at + 1) % slides.length;
      show(at);
    }, interval);
    return () => clearInterval(timer);
  }, [interval, isPaused, isStill]);

  return (
    <div ref={root} className={className} data-running={isStill ? undefined : ''}>
      {children}
      {!isStill && (
        <button type="button" className={pauseClassName} onClick={() => setPaused(!isPaused)}>
          {isPaused ? words.resume : words.pause}
        </button>
      )}
    </div>
  );
}
