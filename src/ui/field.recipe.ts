import { defineSlotRecipe } from '@pandacss/dev';

/** A field of a form: its name above, a line to write on, and what is missing below. */
export const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'control', 'hint', 'error', 'check'],
  base: {
    root: { display: 'grid', gap: 'half' },
    label: { fontWeight: '500' },
    control: {
      width: '100%',
      minHeight: '3rem',
      paddingInline: '2',
      paddingBlock: '1',
      border: '1px solid {colors.muted}',
      borderRadius: 'button',
      background: 'raised',
      color: 'ink',
      _hovered: { borderColor: 'ink' },
      _invalid: { borderColor: 'error' },
      _disabled: { opacity: 0.55 },
      _readOnly: { background: 'transparent' },
    },
    hint: { color: 'muted', fontSize: 'sm' },
    error: { color: 'error', fontSize: 'sm' },
    check: {
      display: 'flex',
      alignItems: 'baseline',
      gap: '1',
      '& input': { accentColor: '{colors.fill}', scale: '1.2' },
    },
  },
});
