import { defineSlotRecipe } from '@pandacss/dev';

const whole = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;
const whenWide = '@container (min-width: 46rem)';
const withoutScripts = { '@media (scripting: none)': { display: 'none' } };

/** A plate with a caption. What the plate shows changes, its size never does. */
export const gate = defineSlotRecipe({
  className: 'gate',
  slots: [
    ...['root', 'plate', 'stage', 'frame', 'news', 'note', 'title', 'about', 'fine', 'links'],
    ...['choice', 'open', 'close'],
  ],
  base: {
    root: { containerType: 'inline-size', '* + &': { marginTop: '3' } },
    plate: { display: 'grid', gap: '2' },
    stage: {
      position: 'relative',
      // The least height makes it no wider than the page.
      minWidth: 0,
      width: '100%',
      overflow: 'hidden',
      background: 'plate',
      '& > svg': { ...whole, maxWidth: 'none' },
      '& > picture': { ...whole, aspectRatio: 'auto!' },
      // Whatever is not covered to the last pixel by what has come.
      '&[data-phase=ready] > :is(svg, picture)': {
        visibility: 'hidden',
        transition: 'visibility 0s {durations.opening}',
      },
      '& > picture img': { width: '100%', height: '100%', objectFit: 'cover' },
      // The line that a printer sets around a plate.
      '&:not([data-phase=ready])::after': {
        content: '""',
        position: 'absolute',
        inset: '1',
        border: '1px solid color-mix(in oklab, {colors.ink} 22%, transparent)',
        pointerEvents: 'none',
      },
    },
    frame: {
      ...whole,
      border: 0,
      opacity: 0,
      outlineOffset: '-2px',
      transition: 'opacity {durations.opening}',
      '[data-phase=ready] > &': { opacity: 1 },
    },
    news: {
      position: 'absolute',
      inset: '1',
      zIndex: 1,
      display: 'grid',
      alignContent: 'end',
      pointerEvents: 'none',
      '& > div': {
        display: 'grid',
        gap: '1',
        justifyItems: 'start',
        paddingInline: '2',
        paddingBlock: '1',
        background: 'raised',
        borderTop: '2px solid {colors.brand}',
        fontSize: 'sm',
        pointerEvents: 'auto',
      },
    },
    note: { display: 'grid', gap: '1', alignContent: 'start', justifyItems: 'start' },
    title: { fontFamily: 'display', fontSize: 'lg', lineHeight: 1.25 },
    about: { maxWidth: 'text', textWrap: 'pretty' },
    fine: { maxWidth: 'text', color: 'muted', fontSize: 'sm', textWrap: 'pretty', ...withoutScripts },
    links: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      rowGap: 'half',
      fontSize: 'sm',
      '& a': { display: 'inline-flex', alignItems: 'center', gap: 'half', minHeight: '1.75rem' },
    },
    // Both rows lie in one place, so that the shorter one takes no less room than the other.
    choice: {
      display: 'grid',
      alignItems: 'start',
      justifyItems: 'start',
      marginTop: '1',
      ...withoutScripts,
      '& > *': { gridArea: '1 / 1' },
    },
    open: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1',
      '[data-open] > &': { visibility: 'hidden' },
    },
    close: { 'div:not([data-open]) > &': { visibility: 'hidden' } },
  },
  variants: {
    // The browser draws what is inside the plate, and knows no shapes.
    shape: {
      map: { plate: { '& > .gate__stage': { aspectRatio: 'standard', minHeight: '12rem' } } },
      film: {
        plate: {
          [whenWide]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(18rem, 4fr)', columnGap: '4' },
          '& > .gate__stage': { aspectRatio: '16 / 9', minHeight: '12rem' },
          '& > .gate__note': { [whenWide]: { alignContent: 'end' } },
        },
      },
      calendar: {
        plate: {
          // Only then is what is left of the width enough for a month.
          '@container (min-width: 68rem)': {
            gridTemplateColumns: 'minmax(0, 8fr) minmax(18rem, 4fr)',
            columnGap: '4',
            '& > .gate__note': { alignContent: 'end' },
          },
          '& > .gate__stage': { minHeight: '36rem' },
        },
      },
      clock: {
        plate: {
          [whenWide]: { gridTemplateColumns: '22rem minmax(0, 1fr)', columnGap: '4' },
          '& > .gate__stage': { aspectRatio: '15 / 7', minHeight: '10rem' },
          '& > .gate__note': { [whenWide]: { alignContent: 'center' } },
        },
      },
    },
  },
});
