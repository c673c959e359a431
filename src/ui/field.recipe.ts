import { defineSlotRecipe } from '@pandacss/dev';

/** A form field: label, control, error message. */
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
    // Reserves the line of the error, so that a button does not move while it is pressed.
    error: { minHeight: '1.4em', color: 'error', fontSize: 'sm', lineHeight: 1.4 },
    check: {
      display: 'flex',
      alignItems: 'baseline',
      gap: '1',
      '& input': { accentColor: '{colors.fill}', scale: '1.2' },
    },
  },
});

/** A form with one column. */
export const form = defineSlotRecipe({
  className: 'form',
  slots: ['root', 'note'],
  base: {
    root: {
      display: 'grid',
      // The form does not stretch beside a longer column.
      alignContent: 'start',
      gap: '1',
      maxWidth: '40rem',
      '& > [role=alert]': { scrollMarginTop: '150px', marginBottom: '2' },
      '& > button': { justifySelf: 'start', minWidth: '14rem', smDown: { justifySelf: 'stretch' } },
    },
    note: { maxWidth: '40rem', marginTop: '2', color: 'muted', fontSize: 'sm' },
  },
});

/** A form, with additional information beside it on wide screens. */
export const formLayout = defineSlotRecipe({
  className: 'form-layout',
  slots: ['root', 'aside'],
  base: {
    root: {
      display: 'grid',
      gap: '6',
      lg: {
        gridTemplateColumns: 'minmax(0, 40rem) minmax(18rem, 26rem)',
        justifyContent: 'space-between',
        columnGap: '8',
      },
    },
    aside: { display: 'grid', gap: '6', alignContent: 'start' },
  },
});
