import { defineGlobalStyles } from '@pandacss/dev';
import { lowViewport } from './tokens.ts';

const reset = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  '*': { margin: 0, padding: 0 },
  'ul, ol': { listStyle: 'none' },
  'img, svg, video': { display: 'block', maxWidth: '100%', height: 'auto' },
  'button, input, select, textarea': {
    border: 0,
    borderRadius: 0,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    letterSpacing: 'inherit',
  },
  button: { cursor: 'pointer' },
  fieldset: { minWidth: 0, border: 0 },
  table: { borderCollapse: 'collapse' },
  address: { fontStyle: 'normal' },
  'summary::-webkit-details-marker': { display: 'none' },
  summary: { listStyle: 'none' },
  '[hidden]': { display: 'none!' },
} as const;

/** Inverts the lightness of the logo for dark surfaces; its hue stays. */
const invertedLogo = 'invert(1) hue-rotate(180deg)';

/** Dims pictures in the dark scheme, since their backgrounds are light. */
const darkVariables = { '--sign': invertedLogo, '--picture': 'brightness(0.8)' } as const;

const base = {
  html: {
    colorScheme: 'light',
    // 17 px with the browser's default font size.
    fontSize: '106.25%',
    lineHeight: 1.55,
    fontFamily: 'text',
    background: 'paper',
    color: 'ink',
    textSizeAdjust: '100%',
    // Elements scrolled into view stop above the bottom bar of narrow screens; the consent banner sets it higher.
    '--bar': { base: '{sizes.bottomBar}', lg: '0px' },
    [lowViewport]: { '--bar': '0px' },
    scrollPaddingBottom: 'var(--bar)',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    '&[data-color-mode=dark]': { colorScheme: 'dark', ...darkVariables },
    '&[data-color-mode=system]': { colorScheme: 'light dark', '@media (prefers-color-scheme: dark)': darkVariables },
    // A client navigation is pending.
    '&[data-pending] main': { opacity: 0.5, transition: 'opacity 0s 150ms' },
    // The page behind a modal dialog does not scroll, and keeps its width.
    '&:has(dialog:modal)': { overflow: 'hidden', scrollbarGutter: 'stable' },
  },
  // A click on it waits for code.
  ':is(button, a, summary)[aria-busy=true]': { opacity: 0.6, cursor: 'progress' },
  a: {
    color: 'inherit',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.22em',
    textDecorationColor: 'color-mix(in oklab, currentcolor 45%, transparent)',
    _hovered: { textDecorationColor: 'currentcolor' },
  },
  'h1, h2, h3': {
    fontFamily: 'display',
    fontSize: 'lg',
    fontWeight: '400',
    lineHeight: 1.2,
    overflowWrap: 'break-word',
    scrollMarginTop: '150px',
    textWrap: 'balance',
  },
  'b, strong': { fontWeight: '600' },
  small: { fontSize: 'sm' },
  hr: { border: 0, borderTop: '1px solid {colors.hairline}' },
  'h1[tabindex]': { outline: '0' },
  // Focused elements are never behind the header, the bottom bar or the banner; focus inside these must not scroll the
  // page.
  ':where(main, footer) :where(a, button, input, select, textarea, summary, iframe, video, [tabindex])': {
    scrollMarginBlock: { base: '8px', lg: '130px 8px' },
  },
  ':focus-visible': { outline: '2px solid {colors.brand}', outlineOffset: '3px' },
  '::selection': { background: 'fill', color: 'onFill' },
} as const;

const motion = {
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms!',
      animationIterationCount: '1!',
      transitionDuration: '1ms!',
      scrollBehavior: 'auto!',
    },
    // A separate rule: a browser that does not know the selector drops the whole rule.
    '::details-content': { transition: 'none!' },
    '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': { animation: 'none!' },
  },
  // Between documents, by a rule in their heads: the picture of the card whose link was followed, which has the focus,
  // travels; the rest is replaced at once. To capture a whole page takes longer than to show the next one where no GPU
  // draws. React names the elements of its own transitions itself.
  'html:active-view-transition-type(document)': { viewTransitionName: 'none' },
  // In the page that is left the link has the focus, and of what is outside of cards nothing travels.
  [`html:active-view-transition-type(document):not(:focus-within) picture[vt-name],
    html:active-view-transition-type(document) .product-card__root:focus-within picture[vt-name]`]: {
    viewTransitionName: 'attr(vt-name type(<custom-ident>), none)',
  },
  'html:active-view-transition-type(document) .product-card__root:not(:focus-within) picture[vt-name]': {
    viewTransitionName: 'none',
  },
  // A picture that is on one of the two pages only.
  'html:active-view-transition-type(document)::view-transition-old(*):only-child': { display: 'none' },
  'html:active-view-transition-type(document)::view-transition-new(*):only-child': { animation: 'none' },
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': { animationDuration: '200ms' },
} as const;

/** Print styles: dark on white, without interactive content. */
const print = {
  '@media print': {
    '@page': { margin: '18mm 20mm' },
    html: { colorScheme: 'light!', '--sign': 'none!', '--picture': 'none!', fontSize: '10pt', background: 'none' },
    body: { background: 'none' },
    'nav, video, iframe, [data-screen-only]': { display: 'none!' },
    picture: { background: 'none!' },
    'main a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: '0.8em', overflowWrap: 'anywhere' },
    'p, li': { orphans: 3, widows: 3 },
    'h1, h2, h3': { breakAfter: 'avoid' },
    'img, figure, table, address': { breakInside: 'avoid' },
  },
} as const;

/** Forced colors: surfaces have the colours of the device. */
const forcedColors = {
  '@media (forced-colors: active)': {
    'html, footer': { '--sign': 'none!', '--picture': 'none!' },
    // SVG drawings would keep their colours on the device's background.
    svg: { forcedColorAdjust: 'auto' },
    // Otherwise the current page is marked by colour only.
    ':is(a, summary)[aria-current]': { textDecoration: 'underline!' },
  },
  '@media (forced-colors: active) and (prefers-color-scheme: dark)': {
    'html, footer': { '--sign': `${invertedLogo}!` },
  },
} as const;

export const globalCss = defineGlobalStyles({ ...reset, ...base, ...motion, ...print, ...forcedColors });
