import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

/** The heading of a list with its description beside it, so that the list is visible without scrolling. */
export const listHeading = defineSlotRecipe({
  className: 'list-heading',
  slots: ['root', 'title', 'lead'],
  base: {
    root: {
      display: 'grid',
      gap: '1',
      paddingTop: { base: '1', lg: '2' },
      '& > nav': { gridColumn: '1 / -1', marginBottom: { base: 'half', md: '1', lg: 0 } },
      lg: {
        gridTemplateColumns: 'minmax(min-content, 2fr) minmax(0, 3fr)',
        columnGap: 'clamp(2rem, 6vw, 7rem)',
        alignItems: 'last baseline',
        rowGap: '2',
      },
    },
    title: {
      fontSize: '2xl',
      lineHeight: 1.06,
      letterSpacing: '-0.02em',
      smDown: { hyphens: 'auto', overflowWrap: 'anywhere' },
    },
    lead: {
      maxWidth: 'lead',
      color: 'muted',
      fontSize: { lg: 'lg' },
      lineHeight: { base: 1.4, lg: 1.5 },
      textWrap: 'pretty',
    },
  },
});

/** The toolbar of a list: number of results, sort order, active filters. */
export const listToolbar = defineSlotRecipe({
  className: 'list-toolbar',
  slots: ['root', 'count', 'sorting', 'label', 'sortingName', 'select', 'chips', 'clear'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '3',
      rowGap: '1',
      minHeight: '2.75rem',
      marginBottom: { base: '1', lg: '3' },
    },
    count: {
      color: 'muted',
      fontVariantNumeric: 'tabular-nums',
      outline: '0',
      lgDown: { order: 1, flexBasis: '100%', fontSize: 'sm' },
    },
    // In the row of the filters on narrow screens.
    sorting: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      lgDown: { minHeight: 'calc(3rem + 2px)', marginInlineStart: 'auto' },
    },
    label: { display: 'flex', alignItems: 'center', gap: '1', color: 'muted', fontSize: 'sm' },
    // Visually hidden on narrow screens for lack of space.
    sortingName: { smDown: { position: 'absolute', clipPath: 'inset(50%)' } },
    select: {
      minHeight: '2.75rem',
      maxWidth: '14rem',
      // On narrow screens the row of the filters has the border.
      lg: { borderBottom: '1px solid {colors.hairline}' },
      background: 'paper',
      color: 'ink',
      fontSize: 'md',
    },
    chips: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '1',
      flexBasis: '100%',
      lgDown: { order: 2 },
    },
    clear: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '2.25rem',
      paddingInline: '1',
      color: 'brand',
      fontSize: 'sm',
    },
  },
});

/** Logo and description of a brand. */
export const brandIntro = defineSlotRecipe({
  className: 'brand-intro',
  slots: ['root', 'logo', 'description'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: { base: '2', md: '5' } },
    logo: { width: { base: '3.5rem', md: '9rem' }, '& picture': { background: 'none' } },
    description: {
      maxWidth: 'lead',
      color: 'muted',
      fontSize: { lg: 'lg' },
      lineHeight: { base: 1.4, lg: 1.5 },
      textWrap: 'pretty',
      '&:only-child': { gridColumn: '1 / -1' },
    },
  },
});

export const productList = defineSlotRecipe({
  className: 'product-list',
  slots: ['more', 'shown', 'message', 'ways'],
  base: {
    more: {
      // Excluded from scroll anchoring: new cards are inserted above while the visitor stays at the last ones.
      overflowAnchor: 'none',
      display: 'grid',
      justifyItems: 'center',
      gap: '2',
      marginTop: '8',
      paddingTop: '4',
      borderTop: '1px solid {colors.hairline}',
    },
    shown: { color: 'muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
    message: {
      display: 'grid',
      justifyItems: 'start',
      gap: '2',
      '.product-grid > &': { gridColumn: '1 / -1' },
      paddingBlock: '6',
      borderTop: '1px solid {colors.hairline}',
      '& h2': { fontSize: 'xl' },
      '& p': { maxWidth: 'text', color: 'muted' },
    },
    ways: { display: 'flex', flexWrap: 'wrap', gap: '1', marginTop: '1' },
  },
});

/** A chip: an active filter that can be removed, or a link. */
export const chip = defineRecipe({
  className: 'chip',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '2.25rem',
    paddingInline: '2',
    border: '1px solid {colors.hairline}',
    borderRadius: '999px',
    fontSize: 'sm',
    textDecoration: 'none',
    '& svg': { width: '0.85em', color: 'muted' },
    _hovered: { borderColor: 'ink' },
    _selected: { borderColor: 'brand', color: 'brand' },
    _current: { borderColor: 'brand', color: 'brand' },
    _disabled: { opacity: 0.5 },
  },
});
