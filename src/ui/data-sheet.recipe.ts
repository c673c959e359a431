import { defineSlotRecipe } from '@pandacss/dev';

const hairline = '1px solid {colors.hairline}';

/** The data sheet of a pair of wedding rings, whose drawings are to scale in print. */
export const dataSheet = defineSlotRecipe({
  className: 'data-sheet',
  slots: ['root', 'head', 'printed', 'data', 'drawings', 'drawing', 'ruler', 'address', 'code', 'url'],
  base: {
    root: { display: 'grid', gap: '4', _print: { gap: '2', marginTop: '3' } },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: '3',
    },
    printed: { display: 'none', _print: { display: 'block', width: '100%' } },
    data: {
      width: '100%',
      fontVariantNumeric: 'tabular-nums lining-nums',
      '& :is(th, td)': {
        paddingBlock: '1',
        paddingInlineEnd: '2',
        borderBottom: hairline,
        textAlign: 'start',
        verticalAlign: 'top',
        fontWeight: '400',
        overflowWrap: 'break-word',
        _print: { paddingBlock: '0.6mm' },
      },
      '& tbody th': { width: '28%', color: 'muted' },
      '& thead th': { fontWeight: '500' },
      smDown: { fontSize: 'sm' },
    },
    drawings: {
      display: 'grid',
      columnGap: '8',
      '@media screen': { lg: { gridTemplateColumns: '1fr 1fr' } },
      '& svg': { color: 'ink' },
      _print: { display: 'flex', flexWrap: 'wrap', gap: '2mm 6mm' },
    },
    drawing: {
      display: 'grid',
      gap: '2',
      justifyItems: 'start',
      paddingBlock: '3',
      borderTop: hairline,
      '@media screen': { '& > svg': { width: '100%', height: 'auto', '&:first-child': { width: 'min(100%, 20rem)' } } },
      '& figcaption': { gridRow: 1 },
      _print: { paddingBlock: '1' },
    },
    ruler: { display: 'none', '@media print': { display: 'grid', gap: 'half', width: '100%', breakInside: 'avoid' } },
    address: {
      '& > summary': {
        width: 'fit-content',
        minHeight: '1.75rem',
        textDecoration: 'underline dotted',
        textUnderlineOffset: '0.25em',
        cursor: 'pointer',
      },
      // Closed content is printed.
      _print: {
        breakInside: 'avoid',
        '& > summary': { display: 'none' },
        '&::details-content': { contentVisibility: 'visible', display: 'block' },
      },
    },
    code: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      paddingBlock: '2',
      // Scanners need dark on light.
      '& svg': { width: '10rem', height: '10rem', flexShrink: '0', forcedColorAdjust: 'none!' },
      '& p': { flex: '1 1 14rem' },
      _print: { flexWrap: 'nowrap', '& svg': { width: '32mm', height: '32mm' }, '& a': { display: 'none' } },
    },
    url: {
      display: 'block',
      color: 'muted',
      fontSize: 'sm',
      overflowWrap: 'anywhere',
      _print: { color: 'ink' },
    },
  },
});
