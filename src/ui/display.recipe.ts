import { defineSlotRecipe } from '@pandacss/dev';

const fade = '1500ms';

/**
 * The in-store display, read from across the street: sizes follow the screen, not the browser's font size. Slides are
 * stacked until JavaScript rotates them.
 */
export const display = defineSlotRecipe({
  className: 'display',
  slots: ['root', 'slide', 'picture', 'words', 'label', 'title', 'lead', 'list', 'event', 'time', 'price', 'pause'],
  base: {
    root: {
      colorScheme: 'dark',
      background: 'deep',
      color: 'ink',
      minHeight: '100svh',
      fontSize: '3.1vmin',
      lineHeight: 1.35,
      '&[data-running]': { position: 'fixed', inset: 0, zIndex: 'drawer', overflow: 'hidden', cursor: 'none' },
      '&[data-running] > section': {
        position: 'absolute',
        inset: 0,
        opacity: 0,
        visibility: 'hidden',
      },
      // Not before the first turn: slides that fade out where they are stacked would be seen to move.
      '&[data-running="turning"] > section': { transition: `opacity ${fade} ease-in-out, visibility ${fade}` },
      '&[data-running] > [data-current]': { opacity: 1, visibility: 'visible' },
    },
    slide: {
      display: 'grid',
      minHeight: '100svh',
      alignItems: 'center',
      '@media (orientation: landscape)': {
        '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
      },
      '@media (orientation: portrait)': {
        '&:has(> :nth-child(2))': { gridTemplateRows: 'minmax(0, 55svh) minmax(45svh, auto)' },
      },
    },
    picture: {
      height: '100%',
      minHeight: 0,
      '& picture': { height: '100%' },
      '@media (orientation: landscape)': { height: '100svh' },
    },
    words: {
      display: 'grid',
      gap: '0.8em',
      alignContent: 'center',
      padding: '9vmin',
      '& h2': { fontSize: '7.5vmin!', lineHeight: 1.05, letterSpacing: '-0.015em' },
      // Content blocks, whose sizes are made for handheld screens.
      '& dl': { maxWidth: 'none!', marginTop: '1.2em', gap: '0.4em!', fontSize: '4.4vmin' },
      '& dl *': { fontSize: 'inherit' },
      '& > div': { maxWidth: '22em!', fontSize: '4.6vmin' },
    },
    label: { color: 'brand', fontSize: '3.1vmin' },
    title: { fontSize: '10vmin', lineHeight: 1.02, letterSpacing: '-0.025em' },
    lead: { maxWidth: '22em', fontSize: '4.2vmin', lineHeight: 1.3, textWrap: 'balance' },
    list: { display: 'grid', gap: '1.1em' },
    event: { display: 'grid', gap: '0.15em', fontSize: '3.6vmin', '& h3': { fontSize: '6.2vmin' } },
    time: { color: 'brand', fontVariantNumeric: 'tabular-nums' },
    price: {
      fontFamily: 'display',
      fontSize: '5.4vmin',
      fontVariantNumeric: 'tabular-nums',
      '& + p': { fontSize: '2.2vmin' },
    },
    pause: {
      '& button': {
        position: 'fixed',
        insetInlineEnd: '1',
        bottom: '1',
        zIndex: 'drawer',
        paddingInline: '3',
        paddingBlock: '2',
        background: 'ink',
        color: 'paper',
        fontSize: 'md',
        '&:not(:focus-visible)': { opacity: 0 },
      },
    },
  },
});
