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
  const end = new AbortController();
  const { style } = document.documentElement;
  const footer = document.querySelector<HTMLElement>('.footer__root');
  // For scroll padding of the root Chromium styles every element again, so that it waits for the first focus.
  let hasFocus = document.querySelector(':focus') !== null;
  // Not as variables of the page, which every element would inherit, with the same effect.
  const giveWay = (beyond: string, covered: string) => {
    style.paddingBottom = beyond;
    if (hasFocus) style.scrollPaddingBottom = covered;
    footer?.style.setProperty('--beyond', beyond);
  };
  const measure = () => {
    const covered = Math.ceil(innerHeight - root.getBoundingClientRect().top) + gap;
    const bar = Number.parseFloat(getComputedStyle(document.body).paddingBottom);
    giveWay(`${Math.max(0, covered - bar)}px`, `${covered}px`);
  };
  const keepFocus = () => {
    if (hasFocus) return;
    hasFocus = true;
    measure();
  };
  const observer = new ResizeObserver(measure);
  place.append(root);
  observer.observe(root);
  addEventListener('resize', measure, end);
  // Keys move the focus after their event; for what is focused otherwise it is too late, but not for what is next.
  addEventListener('keydown', keepFocus, end);
  addEventListener('focusin', keepFocus, end);
  return {
    root,
    list: (purposes) => root.querySelector('ul')?.append(...purposes.map(createElement)),
    close: () => {
      observer.disconnect();
      end.abort();
      giveWay('', '');
      root.remove();
    },
  };
}
