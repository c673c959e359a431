import { defineSlotRecipe } from '@pandacss/dev';

/** What can be done about a product besides buying it, and its forms. */
export const productForm = defineSlotRecipe({
  className: 'product-form',
  slots: [
    ...['stock', 'actions', 'root', 'open', 'action', 'inside', 'about'],
    ...['page', 'product', 'name', 'note', 'price', 'form'],
  ],
  base: {
    stock: { maxWidth: '40rem', fontSize: 'sm', '& > p': { fontWeight: '500' } },
    // A row of equally wide actions between hairlines, which large text breaks.
    actions: { display: 'flex', flexWrap: 'wrap', maxWidth: '40rem', borderBlock: '1px solid {colors.hairline}' },
    root: { maxWidth: '40rem' },
    open: { minWidth: '14rem', smDown: { width: '100%' } },
    action: {
      flex: '1 1 0',
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'start',
      gap: 'half',
      minHeight: '4rem',
      paddingBlock: '2',
      paddingInline: '1',
      color: 'muted',
      fontSize: 'sm',
      lineHeight: 1.25,
      textAlign: 'center',
      textDecoration: 'none',
      hyphens: 'auto',
      _hovered: { color: 'ink' },
      '& svg': { width: '1.25rem', height: '1.25rem' },
    },
    about: {
      display: 'grid',
      gap: '2',
      maxWidth: '40rem',
      sm: { gridTemplateColumns: '12rem 1fr', alignItems: 'center', gap: '4' },
      '& > :first-child': { maxWidth: '12rem' },
    },
    inside: { display: 'grid', gap: '3', paddingBlock: '3' },
    // The product above its form; beside title and form where there is room.
    page: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '4',
      paddingTop: 'clamp(2.5rem, 5vw, 5rem)',
      lg: {
        gridTemplateColumns: 'minmax(16rem, 26rem) minmax(0, 40rem)',
        gridTemplateRows: 'auto 1fr',
        columnGap: 'clamp(2.5rem, 6vw, 6rem)',
        '& > h1': { gridColumn: '2', gridRow: '1' },
      },
    },
    product: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      '& > picture': { flexShrink: 0, width: '7rem' },
      '& > div': { minWidth: 0 },
      lg: {
        flexDirection: 'column',
        alignItems: 'stretch',
        alignSelf: 'start',
        gridColumn: '1',
        gridRow: '1 / span 2',
        position: 'sticky',
        top: 'calc({sizes.header} + 2rem)',
        '& > picture': { width: '100%' },
      },
    },
    name: { fontFamily: 'display', fontSize: 'lg', lineHeight: 1.2, '& a': { textDecoration: 'none' } },
    note: { color: 'muted', fontSize: 'sm' },
    price: { fontVariantNumeric: 'tabular-nums lining-nums' },
    form: { display: 'grid', gap: '3', maxWidth: '40rem', lg: { gridColumn: '2' } },
  },
});

/** The ratings of a product: summary at the left, texts beside it. */
export const rating = defineSlotRecipe({
  className: 'rating',
  slots: ['root', 'sum', 'average', 'shares', 'bar', 'list', 'item', 'stars', 'by', 'verified', 'choice', 'star'],
  base: {
    root: {
      display: 'grid',
      gap: '4',
      // Less space to the rating form below.
      marginBottom: 'calc({spacing.4} - {spacing.section})',
      scrollMarginTop: '150px',
      // A single column without ratings.
      lg: {
        '&:has(> :nth-child(3))': { gridTemplateColumns: 'minmax(14rem, 20rem) minmax(0, 1fr)', columnGap: '8' },
      },
      '& > h2': { gridColumn: '1 / -1', fontSize: 'xl' },
      '& > p': { maxWidth: 'text' },
    },
    sum: { display: 'grid', gap: '2', alignContent: 'start', maxWidth: 'text' },
    average: { display: 'flex', alignItems: 'baseline', gap: '1', fontFamily: 'display', fontSize: 'xl' },
    shares: {
      display: 'grid',
      gap: 'half',
      color: 'muted',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums',
      '& li': { display: 'grid', gridTemplateColumns: '4.5rem 1fr 2rem', alignItems: 'center', gap: '1' },
    },
    // Replaces the browser's own colours of `<meter>`.
    bar: {
      width: '100%',
      height: '3px',
      appearance: 'none',
      border: 'none',
      background: 'plate',
      '&::-webkit-meter-inner-element': { display: 'block', height: '3px' },
      '&::-webkit-meter-bar': { height: '3px', border: 'none', borderRadius: 0, background: 'plate' },
      '&::-webkit-meter-optimum-value': { background: 'brand' },
      '&::-moz-meter-bar': { background: 'brand' },
    },
    // Few ratings do not stretch to the height of the summary.
    list: { display: 'grid', gap: '4', alignContent: 'start', maxWidth: 'text' },
    item: { display: 'grid', gap: 'half', '& blockquote': { margin: 0, whiteSpace: 'pre-line' } },
    stars: { display: 'inline-flex', color: 'brand', '& svg': { width: '1em', height: '1em' } },
    by: { display: 'flex', flexWrap: 'wrap', columnGap: '2', color: 'muted', fontSize: 'sm' },
    verified: { display: 'inline-flex', alignItems: 'center', gap: 'half', color: 'success' },
    choice: { display: 'flex' },
    star: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      width: '2.75rem',
      height: '2.75rem',
      color: 'brand',
      cursor: 'pointer',
      '& svg': { width: '1.75rem', height: '1.75rem' },
      // Filled stars up to the chosen one, empty stars after it.
      '&:is(:has(:checked), :has(~ label :checked)) svg + svg': { display: 'none' },
      '&:not(:has(:checked), :has(~ label :checked)) svg:not(svg + svg)': { display: 'none' },
      '&:has(:focus-visible)': { outline: '2px solid {colors.ink}' },
    },
  },
});
