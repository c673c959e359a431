import { defineSlotRecipe } from '@pandacss/dev';

const target = { display: 'inline-grid', placeItems: 'center', width: '2.75rem', height: '2.75rem' } as const;

/** Hidden without JavaScript, where the button would do nothing. */
const needsScripts = { '@media (scripting: none)': { display: 'none!' } } as const;

/** The wishlist button. */
export const wishlist = defineSlotRecipe({
  className: 'wishlist',
  slots: ['button', 'heart'],
  base: {
    button: { ...needsScripts, '&[aria-pressed=true] svg': { color: 'brand' } },
    heart: { ...target, ...needsScripts, cursor: 'pointer', '&[aria-pressed=true]': { color: 'brand' } },
  },
});

/** The wishlist page. */
export const wishlistPage = defineSlotRecipe({
  className: 'wishlist-page',
  slots: ['tools', 'status', 'address', 'own', 'item', 'pairs', 'buy', 'actions'],
  base: {
    tools: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      marginTop: '2',
      '& button': { '@media (scripting: none)': { display: 'none' } },
    },
    status: { minHeight: '1.5em', marginBlock: '1', color: 'muted' },
    address: { display: 'grid', gap: 'half', flexBasis: '100%', maxWidth: 'text' },
    own: { minHeight: '60svh', '& > p': { color: 'muted' } },
    item: {
      display: 'grid',
      gridRow: 'span 5',
      gridTemplateRows: 'subgrid',
      minWidth: 0,
      paddingBottom: '4',
      '& > article': { paddingBottom: 0 },
    },
    pairs: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
      gap: 'gap',
      '&:empty': { display: 'none' },
    },
    buy: {
      paddingTop: '1',
      fontSize: 'sm',
      '& :is(a, button)': { width: '100%' },
      '& p a': { width: 'auto', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '@media (scripting: none)': { '& [data-scripted]': { display: 'none' } },
    },
    actions: {
      display: 'flex',
      alignItems: 'center',
      columnGap: '2',
      minHeight: '2.75rem',
      fontSize: 'sm',
      '& > :is(a, button:not(:has(svg)))': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: '1.75rem',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        cursor: 'pointer',
      },
    },
  },
});

/** Container width that fits four products at any font size. */
const fitsFourColumns = '@container (min-width: 48rem)';

/** The comparison table: sticky product names at the top and sticky attribute names at the left. */
export const compare = defineSlotRecipe({
  className: 'compare',
  slots: ['status', 'frame', 'scroll', 'table', 'remove', 'mark', 'none', 'faults', 'more'],
  base: {
    // The title stays visible when the browser scrolls to this fragment.
    status: { scrollMarginTop: '100vh', '&:not(:empty)': { marginBottom: '2' } },
    frame: { containerType: 'inline-size', marginBottom: '1' },
    scroll: {
      overflow: 'auto',
      maxHeight: 'calc(100svh - 8rem)',
      borderBlock: '1px solid {colors.hairline}',
      overscrollBehaviorX: 'contain',
      [fitsFourColumns]: { overflow: 'visible', maxHeight: 'none' },
    },
    table: {
      minWidth: '100%',
      fontVariantNumeric: 'tabular-nums',
      // Borders of sticky cells would otherwise scroll away.
      borderCollapse: 'separate',
      borderSpacing: 0,
      '& :is(th, td)': {
        minWidth: '8.5rem',
        padding: '1',
        borderBottom: '1px solid {colors.hairline}',
        textAlign: 'start',
        verticalAlign: 'top',
        overflowWrap: 'anywhere',
      },
      // Wider than available, so that all columns get the same width.
      '& :is(th, td):not(:first-child)': { width: '100rem' },
      '& th': { fontWeight: '400' },
      '& tr > :first-child': {
        position: 'sticky',
        left: 0,
        zIndex: 1,
        width: '7rem',
        minWidth: '7rem',
        paddingLeft: 0,
        background: 'paper',
        color: 'muted',
        hyphens: 'auto',
        lg: { minWidth: '12rem' },
      },
      '& thead :is(th, td)': { position: 'sticky', top: 0, zIndex: 2, background: 'paper' },
      // The page scrolls instead of the table, below the page header.
      [fitsFourColumns]: { '& thead :is(th, td)': { lg: { top: '{sizes.header}' } } },
      '& thead > tr > :first-child': { zIndex: 3 },
      '& thead th': { fontFamily: 'display', fontSize: 'lg', lineHeight: 1.2 },
      '& thead a': { textDecoration: 'none' },
      '& [data-differs=true] > td': { fontWeight: '500' },
      '& picture': { width: '100%', maxWidth: '14rem' },
      smDown: { fontSize: 'sm', '& thead th': { fontSize: 'md' } },
      '@media print': { '& :is(th, td)': { position: 'static!', background: 'none!' } },
    },
    remove: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '2.75rem',
      fontSize: 'sm',
      // Keeps the sticky names above visible.
      scrollMarginTop: { base: '5rem', lg: 'calc({sizes.header} + 5rem)' },
      _print: { display: 'none' },
    },
    mark: { display: 'block', color: 'muted', fontSize: 'sm' },
    none: { color: 'muted' },
    faults: { display: 'grid', gap: '1', marginBottom: '3', '& li': { maxWidth: 'text' } },
    more: {
      marginTop: '4',
      '& h2': { marginBottom: '2', fontSize: 'lg' },
      '& ul': { display: 'flex', flexWrap: 'wrap', gap: '1' },
    },
  },
});
