import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';

/** For screen readers only. */
export const visuallyHidden = defineRecipe({
  className: 'visually-hidden',
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

export const icon = defineRecipe({
  className: 'icon',
  base: {
    flexShrink: 0,
    width: '1.25em',
    height: '1.25em',
    verticalAlign: '-0.25em',
    // Stays in the line of text.
    'a > &': { display: 'inline-block' },
  },
});

export const breadcrumbs = defineSlotRecipe({
  className: 'breadcrumbs',
  slots: ['root', 'list', 'item', 'link'],
  base: {
    root: { color: 'muted', fontSize: 'sm' },
    list: { display: 'flex', flexWrap: 'wrap', gap: 'half' },
    item: { '&:not(:last-child)::after': { content: '"/"', marginInline: '0.5em', opacity: 0.6 } },
    link: { textDecoration: 'none', _hovered: { color: 'ink', textDecoration: 'underline' } },
  },
});

/** A notice with a line at its side. */
export const notice = defineSlotRecipe({
  className: 'notice',
  slots: ['root', 'title'],
  base: {
    root: {
      display: 'grid',
      justifyItems: 'start',
      gap: '1',
      paddingBlock: '1',
      paddingInlineStart: '3',
      borderInlineStart: '2px solid {colors.brand}',
      maxWidth: 'text',
      textWrap: 'pretty',
    },
    title: { marginBottom: '0' },
  },
  variants: {
    tone: {
      neutral: {},
      success: { root: { borderColor: 'success' } },
      error: { root: { borderColor: 'error' } },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

/** A placeholder of a picture or a line of text. */
export const skeleton = defineRecipe({
  className: 'skeleton',
  base: { background: 'plate' },
  variants: { shape: { plate: { aspectRatio: 'standard' }, line: { height: '1em', marginBlock: '0.25em' } } },
  defaultVariants: { shape: 'line' },
});
