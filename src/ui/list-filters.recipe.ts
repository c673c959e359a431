import { defineSlotRecipe } from '@pandacss/dev';
import { priceSlider } from './price-slider-styles.ts';

/**
 * A list with its filters: beside it on wide screens, where styles show the closed disclosure. On narrow ones in a
 * disclosure, or with JavaScript in a dialog.
 */
export const listLayout = defineSlotRecipe({
  className: 'list-layout',
  slots: ['root', 'filters', 'summary', 'main', 'sheet', 'head', 'close', 'foot'],
  base: {
    root: {
      display: 'grid',
      gap: '2',
      // Less space to the heading than content blocks have.
      marginTop: { base: 'calc({spacing.2} - {spacing.section})', lg: 'calc({spacing.3} - {spacing.section})' },
      // While closed, the filters share a row with the sort select. Both by name: for `*` after `:has()` Chromium styles
      // the whole page again when anything in it is added or removed.
      lgDown: {
        '&:not(:has(> details[open])) > :is(.list-layout__filters, .list-layout__main)': { gridArea: '1 / 1' },
      },
      // Without JavaScript the sort select has a submit button and needs a row of its own.
      smDown: { '@media (scripting: none)': { '& > *': { gridArea: 'auto!' } } },
      lg: { gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: 'clamp(2rem, 4vw, 4.5rem)' },
    },
    filters: {
      minWidth: 0,
      borderBlock: '1px solid {colors.hairline}',
      lgDown: { '&[open]': { paddingBottom: '3' }, '&:not([open])': { alignSelf: 'start' } },
      lg: {
        position: 'sticky',
        top: '{sizes.header}',
        alignSelf: 'start',
        maxHeight: 'calc(100vh - {sizes.header})',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        border: 0,
        paddingBottom: '4',
        '&::details-content': { contentVisibility: 'visible' },
      },
    },
    summary: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      minHeight: '3rem',
      cursor: 'pointer',
      lgDown: { position: 'relative', zIndex: 1, width: 'fit-content' },
      lg: { '@supports selector(::details-content)': { display: 'none' } },
    },
    main: {
      minWidth: 0,
      // The delay avoids a flash on quick responses.
      transition: 'opacity {durations.answer} 150ms',
      '&[aria-busy=true]': { opacity: 0.45 },
    },
    sheet: {
      position: 'fixed',
      inset: 0,
      width: '100%',
      maxWidth: 'none',
      height: '100%',
      maxHeight: 'none',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      border: 0,
      paddingInline: 'gutter',
      background: 'paper',
      color: 'ink',
    },
    head: {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '4rem',
      background: 'paper',
      fontFamily: 'display',
      fontSize: 'xl',
    },
    close: { display: 'grid', placeItems: 'center', width: '3rem', height: '3rem', marginInlineEnd: '-0.75rem' },
    foot: {
      position: 'sticky',
      bottom: 0,
      display: 'grid',
      paddingBlock: '2',
      background: 'paper',
      borderTop: '1px solid {colors.hairline}',
    },
  },
});

/** Filter groups, each a disclosure, separated by hairlines. */
export const listFilters = defineSlotRecipe({
  className: 'list-filters',
  slots: ['root', 'group', 'legend', 'chosen', 'options', 'more', 'slider', 'prices', 'label', 'price', 'fault'],
  base: {
    root: { display: 'grid', paddingBottom: '2' },
    group: {
      borderBottom: '1px solid {colors.hairline}',
      '&[open]': { paddingBottom: '2' },
      '&[open] > summary svg': { rotate: '180deg' },
    },
    legend: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      minHeight: '2.75rem',
      cursor: 'pointer',
      '& svg': { width: '0.8em', marginInlineStart: 'auto', color: 'muted', transition: 'rotate {durations.answer}' },
    },
    chosen: { color: 'brand', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
    // Selected by element: class names would repeat in a hundred options of the HTML.
    options: {
      display: 'grid',
      '& label': {
        display: 'flex',
        alignItems: 'center',
        gap: '1',
        minHeight: '2rem',
        color: 'muted',
        lineHeight: 1.3,
        cursor: 'pointer',
        _hovered: { color: 'ink' },
        '&:has(:checked)': { color: 'ink' },
        lgDown: { minHeight: '2.75rem' },
      },
      '& input': {
        appearance: 'none',
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: '1.05rem',
        height: '1.05rem',
        border: '1px solid {colors.muted}',
        borderRadius: '2px',
        cursor: 'pointer',
        _checked: {
          borderColor: 'fill',
          background: 'fill',
          _after: {
            content: '""',
            width: '0.3rem',
            height: '0.55rem',
            marginTop: '-0.1rem',
            border: 'solid {colors.onFill}',
            borderWidth: '0 1.5px 1.5px 0',
            rotate: '45deg',
          },
        },
        '@media (forced-colors: active)': { appearance: 'auto' },
      },
      '& span:last-child': {
        marginInlineStart: 'auto',
        color: 'muted',
        fontSize: 'sm',
        fontVariantNumeric: 'tabular-nums',
      },
    },
    more: {
      '& > summary': {
        minHeight: '2rem',
        paddingBlock: 'half',
        color: 'brand',
        fontSize: 'sm',
        cursor: 'pointer',
        textDecorationLine: 'underline',
      },
      '&[open] > summary': { display: 'none' },
    },
    slider: priceSlider,
    prices: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2' },
    label: { display: 'grid', gap: 'half', minWidth: 0, color: 'muted', fontSize: 'sm' },
    price: {
      width: '100%',
      minHeight: '2.5rem',
      borderBottom: '1px solid {colors.muted}',
      color: 'ink',
      fontSize: 'md',
      fontVariantNumeric: 'tabular-nums',
      _placeholder: { color: 'muted', opacity: 1 },
      _invalid: { borderColor: 'error' },
    },
    fault: { marginTop: 'half', color: 'error', fontSize: 'sm' },
  },
});
