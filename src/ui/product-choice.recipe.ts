import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';
import { lowViewport } from './tokens.ts';

/** Price, availability and choice of a product. */
export const productChoice = defineSlotRecipe({
  className: 'product-choice',
  slots: [
    'root',
    'prices',
    'price',
    'former',
    'percent',
    'note',
    'state',
    'group',
    'legend',
    'chosen',
    'options',
    'option',
    'clear',
    'alert',
    'fields',
    'row',
    'stepper',
    'preview',
    'place',
    'fold',
  ],
  base: {
    root: { display: 'grid', gap: '3', '@media (scripting: none)': { '& [data-scripted]': { display: 'none' } } },
    prices: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' },
    price: { fontFamily: 'display', fontSize: 'xl', lineHeight: 1.3, fontVariantNumeric: 'tabular-nums lining-nums' },
    former: { color: 'muted', fontVariantNumeric: 'tabular-nums' },
    percent: { color: 'brand', fontWeight: '500' },
    note: { color: 'muted', fontSize: 'sm', fontWeight: '400' },
    state: {
      marginTop: '1',
      '& > span': { color: 'muted', _before: { content: '" · "' } },
      '&[data-state=in_stock]': { '&::first-line': { color: 'success' } },
      '&[data-state=sold_out]': { color: 'soldOut' },
    },
    group: { display: 'grid', gap: '1', justifyItems: 'start' },
    legend: { display: 'flex', gap: '1', marginBottom: '1', fontWeight: '500' },
    chosen: { color: 'muted', fontWeight: '400' },
    options: { display: 'flex', flexWrap: 'wrap', gap: '1', '& > p': { flexBasis: '100%' } },
    option: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      minWidth: '3rem',
      minHeight: '2.75rem',
      paddingInline: '2',
      border: '1px solid {colors.hairline}',
      borderRadius: 'button',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'pointer',
      transition: 'border-color {durations.answer}',
      _hovered: { borderColor: 'ink' },
      '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' },
      // An outline stays visible in forced colours.
      '&:has(:checked)': { borderColor: 'ink', outline: '1px solid {colors.ink}', outlineOffset: '-2px' },
      '&:has(:focus-visible)': { outline: '2px solid {colors.brand}', outlineOffset: '3px' },
      '&[data-state=on_order]': { borderStyle: 'dashed' },
      '&[data-state=sold_out]': { color: 'soldOut', textDecoration: 'line-through' },
    },
    // Shown by CSS, so that server and client render the same; a browser without `:has()` always shows it.
    alert: {
      // As wide as the button that it replaces.
      justifySelf: 'stretch',
      '.product-choice__root:not(:has([data-state=sold_out] > :checked)) &': { display: 'none' },
    },
    clear: { minHeight: '1.5rem', color: 'muted', fontSize: 'sm' },
    fields: { display: 'grid', gap: '2' },
    row: { display: 'flex', alignItems: 'center', gap: '2', '@media (scripting: none)': { display: 'none' } },
    stepper: {
      display: 'flex',
      border: '1px solid {colors.hairline}',
      borderRadius: 'button',
      '& button': {
        display: 'grid',
        placeItems: 'center',
        width: '3rem',
        minHeight: '3rem',
        _disabled: { opacity: 0.35 },
      },
      '& input': {
        width: '3rem',
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
        appearance: 'textfield',
        '&::-webkit-inner-spin-button': { appearance: 'none' },
      },
    },
    preview: {
      display: 'grid',
      gap: 'half',
      padding: '2',
      background: 'plate',
      '& svg': { width: '100%', maxWidth: '24rem', marginInline: 'auto' },
      // A highlight along the lower edge of engraved letters.
      '& text': { filter: 'drop-shadow(0 0.6px 0 rgb(255 255 255 / 0.5))' },
    },
    place: { display: 'grid', gap: '1', '& > shop-part': { display: 'contents' } },
    fold: {
      ...{ fontFamily: 'text!', fontSize: 'md!', fontWeight: '500' },
      '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
    },
  },
});

/**
 * A bar with price and buy button over the bottom bar of narrow screens; it reserves scroll padding for the keyboard
 * focus.
 */
export const buyBar = defineRecipe({
  className: 'buy-bar',
  base: {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 'calc({zIndex.bottomBar} + 1)',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: '2',
    rowGap: '1',
    paddingBlock: '1',
    minHeight: 'bottomBar',
    paddingInline: 'gutter',
    borderTop: '1px solid {colors.brand}',
    background: 'paper',
    lg: { display: 'none' },
    [lowViewport]: { display: 'none' },
    'body:has(> [class^=bottom-bar] :focus-visible) &': { display: 'none' },
    '& > div': { flex: '1 1 7rem', minWidth: 0, lineHeight: 1.25, overflowWrap: 'anywhere' },
    '& [class*=__price]': { fontSize: 'lg!' },
    // Only the current price and the note on tax and shipping, which comes last, fit.
    '& :is([class*=__former], [class*=__percent], [class*=__prices] ~ :not(:last-child))': { display: 'none' },
    '& > p': { flexBasis: '100%' },
    '& > button': { minWidth: '6rem', paddingInline: '2' },
  },
});
