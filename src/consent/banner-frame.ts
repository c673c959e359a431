import { createElement, type Markup } from './create-element.ts';
import '../ui/consents.css';

/** The banner without its purposes, and without what its buttons do. */
export type BannerFrame = {
  root: Element & HTMLOrSVGElement;
  /** Adds to the list of purposes. */
  list: (purposes: readonly Markup[]) => void;
  close: () => void;
};

/** Between the focused element and the banner, in pixels. */
const gap = 8;

/**
 * Shows the frame at the bottom of the window, and keeps the area under it free: sets the scroll padding for focused
 * elements, and extends the page, so that its end can be scrolled into view. Visible content does not move.
 */
export function openFrame(place: HTMLElement, markup: Markup): BannerFrame {
  const root = createElement(markup);
  const { style } = document.documentElement;
  const footer = document.querySelector<HTMLElement>('.footer__root');
  // Not as variables of the page, which every element would inherit: the browser would style all of them again.
  const giveWay = (covered: string, beyond: string) => {
    style.scrollPaddingBottom = covered;
    style.paddingBottom = beyond;
    footer?.style.setProperty('--beyond', beyond);
  };
  const measure = () => {
    const covered = Math.ceil(innerHeight - root.getBoundingClientRect().top) + gap;
    const bar = Number.parseFloat(getComputedStyle(document.body).paddingBottom) || 0;
    giveWay(`${covered}px`, `${Math.max(0, covered - bar)}px`);
  };
  const observer = new ResizeObserver(measure);
  place.append(root);
  observer.observe(root);
  addEventListener('resize', measure);
  return {
    root,
    list: (purposes) => root.querySelector('ul')?.append(...purposes.map(createElement)),
    close: () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      giveWay('', '');
      root.remove();
    },
  };
}
