import { defineSlotRecipe } from '@pandacss/dev';

const hairline = '1px solid {colors.hairline}';

/** What helps to choose wedding rings: words for every choice, sizes, symbols, the drawings in real size. */
export const studioHelp = defineSlotRecipe({
  className: 'studio-help',
  slots: [
    'explain',
    'words',
    'care',
    'table',
    'sizes',
    'realSize',
    'calibration',
    'symbols',
    'symbol',
    'tool',
    'summary',
  ],
  base: {
    explain: {
      fontSize: 'sm',
      '& > summary': {
        width: 'fit-content',
        minHeight: '1.75rem',
        color: 'muted',
        textDecoration: 'underline dotted',
        textUnderlineOffset: '0.25em',
        cursor: 'pointer',
        _hovered: { color: 'ink' },
      },
      '& > dl': { gap: '2', marginBlock: '1', paddingInlineStart: '2', borderInlineStart: hairline },
    },
    words: {
      display: 'grid',
      gap: '3',
      maxWidth: 'lead',
      '& dt': { fontWeight: '500' },
      '& dd': { color: 'muted' },
      '& strong': { color: 'ink', fontWeight: '400' },
      _print: { gap: '1', maxWidth: 'none' },
    },
    care: { display: 'grid', gap: '3', _print: { breakInside: 'avoid' } },
    table: {
      width: '100%',
      maxWidth: '36rem',
      fontVariantNumeric: 'tabular-nums',
      '& th, & td': { paddingBlock: '1', borderBottom: hairline, textAlign: 'start', fontWeight: '400' },
      '& thead th': { color: 'muted', fontSize: 'sm' },
    },
    // The helper's own sheet is that of product pages.
    sizes: { display: 'grid', gap: '4', '& > section': { display: 'grid', justifyItems: 'start', gap: '2' } },
    realSize: { display: 'grid', justifyItems: 'start', gap: '2' },
    calibration: {
      display: 'grid',
      // A bank card is wider than a phone.
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '1',
      width: '100%',
      maxWidth: '24rem',
      color: 'muted',
      fontSize: 'sm',
      '& summary': { minHeight: '1.5rem', textDecoration: 'underline dotted', cursor: 'pointer' },
      '& details > :not(summary)': { marginTop: '2' },
    },
    symbols: { display: 'flex', flexWrap: 'wrap', gap: '1', '@media (scripting: none)': { display: 'none' } },
    symbol: {
      minWidth: '2.75rem',
      minHeight: '2.75rem',
      border: hairline,
      borderRadius: 'button',
      fontSize: 'lg',
      lineHeight: 1,
      transition: 'border-color {durations.answer}',
      _hovered: { borderColor: 'ink' },
    },
    tool: { '@media (scripting: none)': { display: 'none' }, _print: { display: 'none' } },
    summary: { display: 'grid', gap: '3', alignContent: 'start' },
  },
});
