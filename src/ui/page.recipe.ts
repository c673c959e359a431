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

/** A heading that links to itself; a mark in brand colour appears on hover and focus. */
export const heading = defineSlotRecipe({
  className: 'heading',
  slots: ['root', 'anchor'],
  base: {
    root: {
      letterSpacing: '-0.012em',
      // Long German words may be wider than a phone.
      overflowWrap: 'anywhere',
      smDown: { hyphens: 'auto' },
      '&:not(:last-child)': { marginBottom: '2' },
    },
    anchor: {
      color: 'inherit!',
      textDecoration: 'none!',
      _after: {
        content: '"#" / ""',
        marginInlineStart: '0.35em',
        color: 'brand',
        opacity: 0,
        transition: 'opacity {durations.answer}',
      },
      '&:is(:hover, :focus-visible)::after': { opacity: 1 },
      _print: { _after: { display: 'none' } },
    },
  },
  variants: { level: { 2: { root: { fontSize: 'xl', lineHeight: 1.15 } }, 3: {} } },
});

/** Rich text of editors. */
export const prose = defineRecipe({
  className: 'prose',
  base: {
    maxWidth: 'text',
    hyphens: 'auto',
    hyphenateLimitChars: '10 4 4',
    textWrap: 'pretty',
    // Also in headings and table cells.
    overflowWrap: 'anywhere',
    'section > &:not(:last-child)': { marginBottom: '2' },
    '& > * + *': { marginTop: '2' },
    '& :is(h2, h3)': { hyphens: 'manual', smDown: { hyphens: 'auto' } },
    '& h2': { fontSize: 'xl', lineHeight: 1.15, letterSpacing: '-0.012em', '&:not(:first-child)': { marginTop: '6' } },
    '& h3:not(:first-child)': { marginTop: '4' },
    '& :is(ul, ol)': { paddingInlineStart: '3' },
    '& ul': { listStyle: "'–  '" },
    '& ol': { listStyle: 'decimal' },
    '& li + li': { marginTop: 'half' },
    '& li::marker': { color: 'brand' },
    '& a': { color: 'brand', textDecorationLine: 'underline', _hovered: { color: 'ink' } },
    '& blockquote': { fontFamily: 'display', fontSize: 'lg', lineHeight: 1.4 },
    '& hr': { marginBlock: '4' },
    '& table': { width: '100%', fontVariantNumeric: 'tabular-nums' },
    '& :is(th, td)': {
      paddingBlock: '1',
      paddingInlineEnd: '2',
      borderBottom: '1px solid {colors.hairline}',
      textAlign: 'start',
    },
    '& th': { fontWeight: '500', hyphens: 'auto' },
  },
});
