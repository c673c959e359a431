import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

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
