import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

export const productGrid = defineRecipe({
  className: 'product-grid',
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 'gap',
    md: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    xl: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

/**
 * A product card: picture, brand, name, teaser, price. Prices of a row are aligned by subgrid, with their notes below.
 * The grid has no row gaps, so that cards can share its rows.
 */
export const productCard = defineSlotRecipe({
  className: 'product-card',
  slots: [
    'root',
    'plate',
    'text',
    'maker',
    'link',
    'name',
    'teaser',
    'deal',
    'prices',
    'price',
    'percent',
    'lowest',
    'facts',
    'rating',
    'soldOut',
  ],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      gridRow: 'span 3',
      gridTemplateRows: 'subgrid',
      minWidth: 0,
      paddingBottom: 'clamp(2rem, 3.5vw, 3.5rem)',
    },
    plate: {
      gridRow: '1',
      marginBottom: '1',
      overflow: 'hidden',
      background: 'plate',
      // A picture has its own ratio; with a second one around it a list takes twice as long to lay out.
      '&:empty': { aspectRatio: 'standard' },
      // A picture that arrives changes nothing outside of its box, so that the grid is not laid out again for it.
      '& picture': { contain: 'size layout' },
      '& img': { transition: 'transform 500ms {easings.out}' },
      '.product-card__root:hover & img': { transform: 'scale(1.025)' },
    },
    text: { gridRow: '2', minWidth: 0 },
    maker: { color: 'muted', fontSize: 'sm', lineHeight: 1.4 },
    link: {
      textDecoration: 'none',
      _hovered: { textDecoration: 'underline' },
      // Extends the link of the name over the whole card, so that there is only one link.
      _after: { content: '""', position: 'absolute', inset: '0' },
    },
    name: { hyphens: 'auto' },
    teaser: {
      marginTop: 'half',
      marginBottom: '1',
      color: 'muted',
      fontSize: 'sm',
      lineHeight: 1.45,
      textWrap: 'pretty',
    },
    deal: { gridRow: '3', minWidth: 0 },
    prices: { display: 'flex', flexWrap: 'wrap', columnGap: '1' },
    price: { fontVariantNumeric: 'tabular-nums' },
    percent: { color: 'brand', fontVariantNumeric: 'tabular-nums' },
    lowest: { flexBasis: '100%', color: 'muted', fontSize: 'sm', lineHeight: 1.4, fontVariantNumeric: 'tabular-nums' },
    facts: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '2',
      minHeight: '1.4em',
      marginTop: 'half',
      color: 'muted',
      fontSize: 'sm',
      lineHeight: 1.4,
    },
    rating: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 'half',
      fontVariantNumeric: 'tabular-nums',
      '& svg': { width: '0.9em', height: '0.9em', color: 'brand' },
    },
    soldOut: { color: 'soldOut' },
  },
  variants: {
    isSoldOut: { true: { plate: { '& img': { opacity: 0.55 } }, price: { color: 'soldOut' } } },
    isSkeleton: {
      true: {
        maker: { width: '40%', height: '1.4em', background: 'plate', backgroundClip: 'content-box' },
        name: { width: '80%', height: '1.2em', background: 'plate' },
        teaser: { width: '95%', height: '1.45em', background: 'plate' },
        prices: { width: '30%', height: '1.55em', background: 'plate' },
      },
    },
  },
});
