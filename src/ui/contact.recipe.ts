import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

/** Opening hours as a table without borders, with aligned times. */
export const openingHours = defineSlotRecipe({
  className: 'opening-hours',
  slots: ['root', 'row', 'day', 'times', 'span', 'note', 'special', 'next', 'specialList'],
  base: {
    root: { display: 'grid', gap: 'half', maxWidth: '26rem', fontVariantNumeric: 'tabular-nums' },
    row: { display: 'grid', gridTemplateColumns: 'minmax(6.5rem, 2fr) 4fr', columnGap: '2' },
    day: { fontWeight: 'inherit' },
    times: { display: 'flex', flexWrap: 'wrap', columnGap: '2' },
    span: { whiteSpace: 'nowrap' },
    note: { flexBasis: '100%', color: 'muted', fontSize: 'sm' },
    special: {
      maxWidth: '26rem',
      marginTop: '2',
      fontSize: 'sm',
      '& summary': {
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        alignItems: 'center',
        columnGap: '1',
        minHeight: '2rem',
        cursor: 'pointer',
      },
      '& summary svg': { transition: 'rotate 200ms' },
      '&[open] summary svg': { rotate: '180deg' },
    },
    // Reserves the line that the browser fills in, so that there is no layout shift.
    next: { gridRow: 2, minHeight: '1lh', color: 'muted' },
    specialList: {
      display: 'grid',
      // The browser's list takes the place of the one from the build.
      '&:has(+ special-days:not(:empty))': { display: 'none' },
      gap: 'half',
      paddingBlock: '1',
      fontVariantNumeric: 'tabular-nums',
      '& > div': { display: 'grid', gridTemplateColumns: 'minmax(6.5rem, 2fr) 4fr', columnGap: '2' },
      '& dt': { fontWeight: 'inherit' },
      '& span': { color: 'muted' },
    },
  },
});

/** Reserves one line before the browser fills it in; a second line uses the space below. */
export const openingStatus = defineRecipe({
  className: 'opening-status',
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: '1',
    height: '1lh',
    maxWidth: '32rem',
    marginTop: '2',
    '&:not(:has([data-open])) svg': { visibility: 'hidden' },
    '&:has([data-open=true]) svg': { color: 'success' },
  },
});

export const contactBlock = defineSlotRecipe({
  className: 'contact-block',
  slots: ['root', 'name', 'label', 'numbers'],
  base: {
    root: { display: 'grid', gap: '2', alignContent: 'start' },
    name: { fontFamily: 'display', fontSize: 'lg', lineHeight: 1.25 },
    label: { display: 'block', color: 'muted', fontSize: 'sm' },
    numbers: {
      display: 'grid',
      rowGap: 'half',
      columnGap: '2',
      // Aligns the values of two such lists below each other.
      gridTemplateColumns: { base: 'minmax(6rem, max-content) 1fr', md: 'minmax(8rem, max-content) 1fr' },
      fontVariantNumeric: 'tabular-nums',
      '& > div': { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' },
      '& dt': { color: 'muted' },
      '& dd': { overflowWrap: 'anywhere' },
    },
  },
});

export const branchList = defineSlotRecipe({
  className: 'branch-list',
  slots: ['root', 'list', 'branch', 'address'],
  base: {
    list: {
      display: 'grid',
      gap: '6',
      lg: { gridTemplateColumns: 'repeat(auto-fit, minmax(24rem, 1fr))', columnGap: 'clamp(2rem, 6vw, 7rem)' },
    },
    branch: {
      display: 'grid',
      gap: '2',
      alignContent: 'start',
      paddingTop: '3',
      borderTop: '1px solid {colors.hairline}',
      '& > div': { display: 'contents' },
      '& > p, & > div > p': { maxWidth: 'text', color: 'muted' },
    },
    address: {
      display: 'grid',
      justifyItems: 'start',
      gap: 'half',
      '& a': { display: 'inline-flex', alignItems: 'center', gap: 'half' },
    },
  },
});

/** How to make an appointment by telephone or mail. */
export const booking = defineSlotRecipe({
  className: 'booking',
  slots: ['root', 'numbers'],
  base: {
    root: {
      display: 'grid',
      gap: '2',
      alignContent: 'start',
      justifyItems: 'start',
      '& > h2': { marginBottom: '0!' },
      '& > p': { maxWidth: 'text', textWrap: 'pretty' },
    },
    numbers: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      rowGap: 'half',
      fontFamily: 'display',
      fontSize: 'lg',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
  },
});

/** The list of legal pages; the current one is highlighted. */
export const legalLinks = defineSlotRecipe({
  className: 'legal-links',
  slots: ['list', 'link'],
  base: {
    list: { display: 'grid', justifyItems: 'start', gap: 'half' },
    link: {
      color: 'muted',
      textDecoration: 'none',
      _hovered: { color: 'brand' },
      _current: { color: 'ink', fontWeight: '500' },
    },
  },
});
