import { defineSlotRecipe } from '@pandacss/dev';

const whole = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;
const beside = { gridTemplateColumns: 'minmax(0, 8fr) minmax(18rem, 4fr)' };
const withoutScripts = { '@media (scripting: none)': { display: 'none' } };

/** A consent gate: a placeholder with a caption, replaced by external content of the same size. */
export const gate = defineSlotRecipe({
  className: 'gate',
  slots: [
    ...['root', 'plate', 'stage', 'frame', 'news', 'note', 'title', 'fine', 'links'],
    ...['choice', 'open', 'close'],
  ],
  base: {
    // Elements first rendered inside a size container would run their transition, with low contrast meanwhile.
    root: { containerType: 'inline-size', '* + &': { marginTop: '3' }, '& .button': { transition: 'none' } },
    plate: { display: 'grid', gap: '2', columnGap: '4' },
    stage: {
      position: 'relative',
      // With `aspect-ratio` the minimal height must not make it wider than the page.
      minWidth: 0,
      width: '100%',
      minHeight: '12rem',
      overflow: 'hidden',
      background: 'plate',
      '& > :is(svg, picture)': { ...whole, maxWidth: 'none', aspectRatio: 'auto!' },
      // The placeholder would show at the edges of the loaded content.
      '&[data-phase=ready] > :is(svg, picture)': {
        visibility: 'hidden',
        transition: 'visibility 0s {durations.opening}',
      },
      // Shows the focus of the iframe while the iframe is invisible.
      '&:not([data-phase=ready]):has(> iframe:focus)': { outline: '2px solid {colors.brand}', outlineOffset: '2px' },
      // A decorative inner border of the placeholder.
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
      // Maps have a light background and are dimmed like pictures.
      '&[src*="/map/"]': { filter: 'var(--picture)' },
      // A failed frame must not take the focus.
      '[data-phase=failed] > &': { visibility: 'hidden' },
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
        padding: '1',
        background: 'raised',
        borderTop: '2px solid {colors.brand}',
        fontSize: 'sm',
        pointerEvents: 'auto',
      },
    },
    note: { display: 'grid', gap: '1', alignContent: 'end', justifyItems: 'start', '& > p': { maxWidth: 'text' } },
    title: { fontFamily: 'display', fontSize: 'lg', lineHeight: 1.25 },
    fine: { color: 'muted', fontSize: 'sm', ...withoutScripts },
    links: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      fontSize: 'sm',
      '& a': { display: 'inline-flex', alignItems: 'center', gap: 'half', minHeight: '2rem' },
    },
    // Both rows share a grid cell, so that the height does not change between them.
    choice: {
      display: 'grid',
      alignItems: 'start',
      justifyItems: 'start',
      marginTop: '1',
      ...withoutScripts,
      '& > *': { gridArea: '1 / 1' },
      '&[data-open] > .gate__open, &:not([data-open]) > .gate__close': { visibility: 'hidden' },
    },
    open: { display: 'flex', flexWrap: 'wrap', gap: '1' },
  },
  variants: {
    // Sizes by kind of content, since the browser does not know the size of external content.
    shape: {
      map: {
        plate: {
          '& > .gate__stage': { aspectRatio: 'standard' },
          '@container (min-width: 46rem)': { ...beside, '& > .gate__stage': { aspectRatio: '2 / 1' } },
        },
      },
      film: {
        plate: { '@container (min-width: 46rem)': beside, '& > .gate__stage': { aspectRatio: '16 / 9' } },
      },
      calendar: {
        // Only then a month of the calendar fits beside the text.
        plate: { '@container (min-width: 68rem)': beside, '& > .gate__stage': { minHeight: '36rem' } },
      },
      clock: {
        plate: {
          '@container (min-width: 46rem)': { gridTemplateColumns: '22rem minmax(0, 1fr)' },
          '& > .gate__stage': { aspectRatio: '15 / 7' },
        },
      },
    },
  },
});
