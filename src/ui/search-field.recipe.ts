import { defineSlotRecipe } from '@pandacss/dev';

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
    picture: { flexShrink: 0, width: '4rem', height: '3rem', objectFit: 'cover', background: 'plate' },
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
