'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

type Props = {
  className: string;
  pauseClassName: string;
  /** Milliseconds per slide. */
  interval: number;
  messages: { pause: string; resume: string };
  /** The slides, as `<section>` elements. */
  children: ReactNode;
};

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Rotates its sections. Without JavaScript and with reduced motion they are stacked as the server rendered them. */
export function Slides({ className, pauseClassName, interval, messages, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [isPaused, setPaused] = useState(false);
  const [isStill, setStill] = useState(true);

  useEffect(() => {
    const query = matchMedia(reducedMotion);
    const update = () => setStill(query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);

  useEffect(() => {
    const container = root.current;
    if (!container || isStill) return;
    const slides = [...container.querySelectorAll<HTMLElement>(':scope > section')];
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
          {isPaused ? messages.resume : messages.pause}
        </button>
      )}
    </div>
  );
}
