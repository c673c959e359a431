import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

const margin = 'minmax({spacing.gutter}, 1fr)';
const wide = 'minmax(0, calc({sizes.wrapper} - 2 * {spacing.gutter}))';

/**
 * The grid columns of a page: the wrapper of 1600 px between two gutters, and the full width for bleeding elements.
 * Direct children of the page are in the wrapper.
 */
export const pageColumns = {
  display: 'grid',
  gridTemplateColumns: `[full-start] ${margin} [wide-start] ${wide} [wide-end] ${margin} [full-end]`,
  ':where(&) > *': { gridColumn: 'wide' },
} as const;

export const wrapper = defineRecipe({
  className: 'wrapper',
  base: { width: '100%', maxWidth: 'wrapper', marginInline: 'auto', paddingInline: 'gutter' },
});

export const page = defineSlotRecipe({
  className: 'page',
  slots: ['intro', 'title', 'lead', 'picture', 'note', 'ways'],
  base: {
    intro: {
      display: 'grid',
      gap: '3',
      paddingTop: 'clamp(2.5rem, 5vw, 5rem)',
      '&:has(> nav)': { paddingTop: '3' },
      '& > nav': { marginBottom: 'clamp(0.5rem, 2vw, 2rem)' },
      '& > *': { gridColumn: '1 / -1' },
      lg: { gridTemplateColumns: 'repeat(12, 1fr)', columnGap: 'gap', '& > h1': { gridColumn: '1 / span 9' } },
    },
    title: {
      fontSize: '2xl',
      lineHeight: 1.06,
      smDown: { hyphens: 'auto', overflowWrap: 'anywhere' },
      letterSpacing: '-0.02em',
    },
    lead: {
      maxWidth: 'lead',
      color: 'muted',
      fontSize: 'lg',
      lineHeight: 1.5,
      textWrap: 'pretty',
    },
    // Overrides the picture's own ratio, which is in a later cascade layer.
    picture: { marginTop: '3', '& picture': { aspectRatio: { sm: '16 / 9!', lg: '21 / 9!' } } },
    // Less space to the text above, which it belongs to.
    ways: { display: 'grid', gap: '4', marginTop: 'calc({spacing.4} - {spacing.section})' },
    note: { color: 'muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
  },
});

/** Content blocks of a page. */
export const blocks = defineSlotRecipe({
  className: 'blocks',
  slots: ['root'],
  base: {
    root: {
      display: 'grid',
      rowGap: 'section',
      // Blocks may use the full width where there is no other column.
      'main > &': { gridTemplateColumns: 'subgrid', gridColumn: 'full' },
      ':where(main > &) > *': { gridColumn: 'wide' },
      'div > &': { rowGap: '6' },
    },
  },
});

export const columns = defineRecipe({
  className: 'columns',
  base: {
    display: 'grid',
    gap: '6',
    md: { gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))', columnGap: 'clamp(2rem, 6vw, 7rem)' },
  },
});

export const messagePage = defineRecipe({
  className: 'message-page',
  base: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: '3',
    minHeight: '60svh',
    paddingBlock: 'section',
    '&:not(:last-child)': { minHeight: 0, paddingBlock: 'clamp(2.5rem, 5vw, 5rem) 0' },
    '& > p': { maxWidth: 'lead', color: 'muted', fontSize: 'lg' },
  },
});

export const legalLayout = defineSlotRecipe({
  className: 'legal-layout',
  slots: ['root', 'main', 'aside'],
  base: {
    root: {
      display: 'grid',
      gap: '6',
      lg: { gridTemplateColumns: 'minmax(0, 8fr) minmax(16rem, 4fr)', columnGap: 'clamp(2rem, 8vw, 9rem)' },
    },
    main: { display: 'grid', gap: '6', alignContent: 'start' },
    aside: {
      display: 'grid',
      gap: '4',
      alignContent: 'start',
      paddingTop: '3',
      borderTop: '1px solid {colors.hairline}',
      fontSize: 'sm',
      lg: { position: 'sticky', top: 'calc({sizes.header} + 2rem)', alignSelf: 'start' },
    },
  },
});
