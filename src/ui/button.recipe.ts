import { defineRecipe } from '@pandacss/dev';

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
