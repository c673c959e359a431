import { defineSlotRecipe } from '@pandacss/dev';

const hairline = '1px solid {colors.hairline}';

/** The sheet of a pair of wedding rings, for paper: its drawings are of their own size there, and larger on screen. */
export const pairSheet = defineSlotRecipe({
  className: 'pair-sheet',
  slots: [
    ...['root', 'head', 'title', 'label', 'note', 'form', 'ring', 'views', 'bands', 'facts', 'fact'],
    ...['costs', 'table', 'code', 'query', 'foot', 'ruler'],
  ],
  base: {
    root: {
      display: 'grid',
      gap: '5',
      maxWidth: '56rem',
      marginInline: 'auto',
      padding: 'gutter',
      paddingBlock: '5',
      '@media print': { gap: '3', maxWidth: 'none', padding: 0 },
    },
    head: { display: 'grid', gap: 'half' },
    title: { fontFamily: 'display', fontSize: '2xl', lineHeight: 1.1, '@media print': { fontSize: '16pt' } },
    label: { fontFamily: 'display', fontSize: 'md', textAlign: 'start' },
    note: { color: 'muted', fontSize: 'sm', _empty: { display: 'none' } },
    form: { display: 'grid', gap: '1', justifyItems: 'start', '& > div': { width: '100%' } },
    ring: {
      display: 'grid',
      gap: '3',
      paddingTop: '3',
      borderTop: hairline,
      breakInside: 'avoid',
      '@media print': { gap: '2', paddingTop: '2' },
    },
    views: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '5',
      '@media screen': {
        '& svg': { width: 'auto', height: '11rem', '&:last-child': { height: 'auto', width: 'min(100%, 22rem)' } },
      },
    },
    bands: {
      display: 'grid',
      gap: '2',
      justifyItems: 'start',
      '@media screen': { '& svg': { width: '100%', height: 'auto' } },
    },
    facts: {
      display: 'grid',
      columnGap: '5',
      fontSize: 'sm',
      md: { gridTemplateColumns: '1fr 1fr' },
      '@media print': { gridTemplateColumns: '1fr 1fr' },
    },
    fact: {
      display: 'grid',
      gridTemplateColumns: '10rem 1fr',
      columnGap: '2',
      paddingBlock: 'half',
      borderBottom: hairline,
      '& dt': { color: 'muted' },
      '& dd': { overflowWrap: 'anywhere' },
      '@media print': { gridTemplateColumns: '30mm 1fr' },
    },
    costs: { display: 'grid', gap: '2', paddingTop: '3', borderTop: hairline, breakInside: 'avoid' },
    table: {
      width: '100%',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums lining-nums',
      '& caption': { paddingBottom: '1' },
      '& th, & td': { paddingBlock: 'half', borderBottom: hairline, fontWeight: '400', textAlign: 'end' },
      '& th[scope=row]': { textAlign: 'start' },
      '& thead th': { color: 'muted' },
      '& tr:last-child > *': { fontWeight: '500' },
      '& tbody tr:last-child > *': { fontWeight: '400' },
    },
    code: { display: 'grid', gap: 'half', justifyItems: 'start' },
    query: { fontFamily: 'monospace', fontSize: 'sm', overflowWrap: 'anywhere' },
    foot: { display: 'grid', gap: '1' },
    ruler: { display: 'none', '@media print': { display: 'grid', gap: 'half' } },
  },
});
