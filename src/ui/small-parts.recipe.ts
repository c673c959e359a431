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
    list: { display: 'flex', flexWrap: 'wrap', rowGap: 'half' },
    // As wide in every font, so that the next link hardly moves when the font has loaded.
    item: {
      '&:not(:last-child)::after': {
        content: '"/"',
        display: 'inline-block',
        width: '1.75em',
        textAlign: 'center',
        opacity: 0.6,
      },
    },
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
      // Over the page, above its bar; while the consent banner is at the bottom, below the header.
      '&[data-floating]': {
        position: 'fixed',
        zIndex: 'drawer',
        insetInline: 'gutter',
        bottom: 'calc(var(--bar) + {spacing.2})',
        'consent-banner:not(:empty) ~ &': { top: 'calc({sizes.header} + {spacing.2})', bottom: 'auto' },
        marginInline: 'auto',
        paddingInlineEnd: '3',
        background: 'raised',
        boxShadow: '0 0 0 1px {colors.hairline}',
      },
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

/** A button, or a link that looks like one. */
export const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minHeight: '3rem',
    paddingInline: '4',
    paddingBlock: '1',
    border: 'var(--border-widths-button) solid {colors.fill}',
    borderRadius: 'button',
    fontWeight: '500',
    textDecoration: 'none',
    textAlign: 'center',
    transition: 'background-color {durations.answer}, border-color {durations.answer}, color {durations.answer}',
    _disabled: { opacity: 0.55, cursor: 'not-allowed' },
  },
  variants: {
    appearance: {
      solid: {
        background: 'fill',
        color: 'onFill',
        _hovered: { background: 'accent', borderColor: 'accent', color: 'onAccent' },
        _pressed: { background: 'accent', borderColor: 'accent', color: 'onAccent' },
      },
      outline: {
        borderColor: 'hairline',
        color: 'ink',
        _hovered: { borderColor: 'ink' },
        _pressed: { background: 'plate' },
      },
    },
    size: { small: { minHeight: '2.5rem', paddingInline: '2', fontSize: 'sm' }, medium: {} },
  },
  defaultVariants: { appearance: 'solid', size: 'medium' },
});

/** Animates the height of a disclosure in 500 ms, where the browser supports it. */
export const expander = defineSlotRecipe({
  className: 'expander',
  slots: ['root', 'title'],
  base: {
    root: {
      borderTop: '1px solid {colors.hairline}',
      '&:not(:has(+ &))': { borderBottom: '1px solid {colors.hairline}' },
      interpolateSize: 'allow-keywords',
      '&::details-content': {
        height: 0,
        // Clips only vertically, since focus outlines extend to the sides.
        overflowY: 'clip',
        transition: 'height {durations.opening} {easings.out}, content-visibility {durations.opening} allow-discrete',
      },
      '&[open]::details-content': { height: 'auto' },
      '& > :not(summary)': { paddingBottom: '3' },
      // Closed content is printed.
      _print: { '&::details-content': { height: 'auto', contentVisibility: 'visible' } },
    },
    title: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      paddingBlock: '2',
      fontFamily: 'display',
      fontSize: 'lg',
      cursor: 'pointer',
      '& svg': {
        width: '1rem',
        height: '1rem',
        color: 'muted',
        transition: 'transform {durations.opening} {easings.out}',
      },
      '[open] > & svg': { transform: 'rotate(180deg)' },
      _hovered: { color: 'brand' },
    },
  },
});
