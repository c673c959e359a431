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

/** The search field with its submit button. */
export const searchField = defineSlotRecipe({
  className: 'search-field',
  slots: ['root', 'control', 'submit'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'stretch',
      width: '100%',
      maxWidth: '34rem',
      borderBottom: '1px solid {colors.muted}',
      // Focus outline around field and button.
      '&:has(> input:focus-visible)': { outline: '2px solid {colors.brand}', outlineOffset: '3px' },
    },
    control: {
      flex: 1,
      minWidth: 0,
      minHeight: '3rem',
      'body > header &': { minHeight: '2.5rem' },
      appearance: 'none',
      outline: '0',
      color: 'ink',
      _placeholder: { color: 'muted', opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    submit: {
      display: 'grid',
      placeItems: 'center',
      width: '3rem',
      flexShrink: 0,
      color: 'brand',
    },
  },
});

const activeOption = {
  background: 'plate',
  // Backgrounds are not visible in forced colours.
  '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
};

/** Suggestions or last searches below the search field. */
export const suggestions = defineSlotRecipe({
  className: 'suggestions',
  slots: ['list', 'row', 'option', 'remove', 'forget', 'picture', 'note', 'prices'],
  base: {
    list: {
      position: 'absolute',
      // Below the focus outline.
      top: 'calc(100% + 6px)',
      insetInlineEnd: 0,
      zIndex: 5,
      width: 'max(100%, min(28rem, 90vw))',
      // Stays above the bottom bar of narrow screens, where the field is below the header and a heading of two lines.
      maxHeight: 'max(12rem, min(70vh, 100svh - var(--bar) - 18.5rem))',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingBlock: '1',
      background: 'raised',
      boxShadow: '0 18px 40px -24px rgb(0 0 0 / 0.45)',
      fontSize: 'md',
    },
    option: {
      display: 'flex',
      width: '100%',
      textAlign: 'start',
      alignItems: 'center',
      gap: '2',
      minHeight: '2.75rem',
      paddingInline: '2',
      paddingBlock: 'half',
      cursor: 'pointer',
      _hovered: { background: 'plate' },
      _focusVisible: { outlineOffset: '-2px' },
      '&[aria-selected=true]': activeOption,
    },
    row: { display: 'flex', '& > :first-child': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' } },
    remove: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: '3rem',
      color: 'muted',
      cursor: 'pointer',
      _hovered: { background: 'plate', color: 'ink' },
      _focusVisible: { outlineOffset: '-2px' },
      '& svg': { width: '0.8em' },
    },
    forget: {
      minHeight: '2.75rem',
      paddingInline: '2',
      paddingBlock: '1',
      color: 'brand',
      fontSize: 'sm',
      cursor: 'pointer',
      _hovered: { background: 'plate' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    picture: {
      flexShrink: 0,
      width: '4rem',
      height: '3rem',
      objectFit: 'cover',
      background: 'var(--p, {colors.plate})',
      filter: 'var(--picture)',
    },
    note: {
      flexShrink: 0,
      marginInlineStart: 'auto',
      color: 'muted',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums',
    },
    prices: {
      position: 'sticky',
      bottom: 'calc(-1 * {spacing.1})',
      paddingInline: '2',
      paddingBlock: '1',
      background: 'raised',
      color: 'muted',
      fontSize: 'sm',
    },
  },
});
