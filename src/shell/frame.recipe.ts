import { defineRecipe, defineSlotRecipe } from '@pandacss/dev';
import { pageColumns } from '../ui/page.recipe.ts';

export const frame = defineSlotRecipe({
  className: 'frame',
  slots: ['body', 'skipLink', 'main'],
  base: {
    body: {
      minHeight: '100svh',
      display: 'flex',
      flexDirection: 'column',
      overflowX: 'clip',
      paddingBottom: 'var(--bar)',
      // The checkout and the screen in the window have no bar.
      '&:not(:has(> [class^=bottom-bar]))': { paddingBottom: '0' },
      _print: { paddingBottom: '0' },
    },
    skipLink: {
      position: 'fixed',
      top: '1',
      insetInlineStart: '1',
      zIndex: 'drawer',
      paddingInline: '3',
      paddingBlock: '2',
      background: 'ink',
      color: 'paper',
      '&:not(:focus)': { transform: 'translateY(-200%)' },
      _print: { display: 'none' },
    },
    main: {
      ...pageColumns,
      flex: '1',
      alignContent: 'start',
      rowGap: 'section',
      paddingBottom: 'section',
      _print: { rowGap: '3', paddingBottom: '0' },
    },
  },
});

/** Wide enough for the menu, and too narrow for it beside the sign of the house: there it has a line of its own. */
const narrowMenu = '@media (min-width: 62em) and (max-width: 85.99em)';

/** 120 px: the sign of the house at the left, everything else on two lines at the right. */
export const header = defineSlotRecipe({
  className: 'header',
  slots: ['root', 'inside', 'logo', 'name', 'right', 'tools', 'search', 'phone', 'icons', 'tool', 'toSearch', 'cart'],
  base: {
    root: {
      zIndex: 'header',
      minHeight: 'header',
      borderBottom: '1px solid {colors.hairline}',
      background: 'paper',
      lg: { position: 'sticky', top: 0 },
      _print: { position: 'static', borderBottom: 0, background: 'none' },
    },
    inside: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: { base: '1', sm: '4' },
      // A menu of more entries than fit on a line makes it higher.
      minHeight: 'calc({sizes.header} - 1px)',
      // Without scripts the menu of narrow screens opens here.
      '&:has(:target)': { lgDown: { flexWrap: 'wrap', paddingBlock: '2' } },
      [narrowMenu]: { flexWrap: 'wrap', rowGap: '1', alignContent: 'center' },
    },
    logo: {
      flexShrink: 0,
      textDecoration: 'none',
      '& img': {
        width: 'auto',
        height: '72px',
        maxWidth: '50vw',
        objectFit: 'contain',
        objectPosition: '0',
        [narrowMenu]: { height: '60px' },
        filter: 'var(--sign)',
      },
    },
    name: { fontFamily: 'display', fontSize: 'lg', lineHeight: 1.1, letterSpacing: '-0.01em' },
    right: {
      display: 'grid',
      justifyItems: 'end',
      gap: { base: '1', xl: '2' },
      minWidth: 0,
      // It grows to the left: shown while a slow machine still reads it, it would move with every part.
      'header:not(:has(~ main)) &': { visibility: 'hidden' },
      '&:has(:target)': { lgDown: { flexBasis: '100%', justifyItems: 'stretch' } },
      [narrowMenu]: { display: 'contents' },
    },
    tools: {
      display: 'flex',
      flexWrap: { base: 'wrap', lg: 'nowrap' },
      alignItems: 'center',
      justifyContent: 'flex-end',
      columnGap: '3',
      fontSize: 'sm',
      _print: { display: 'none' },
    },
    search: {
      display: { base: 'none', lg: 'block' },
      width: 'clamp(12.5rem, 18vw, 20rem)',
      // The page of the search has a line of its own.
      'body:has(main search) &': { visibility: 'hidden' },
    },
    icons: { display: 'flex', marginInline: { base: '0 -0.6rem', lg: '-0.75rem -0.6rem' } },
    phone: {
      display: 'none',
      alignItems: 'center',
      gap: '0.5em',
      color: 'muted',
      fontVariantNumeric: 'tabular-nums',
      textDecoration: 'none',
      _hovered: { color: 'ink' },
      lg: { display: 'inline-flex' },
    },
    tool: {
      display: 'grid',
      placeItems: 'center',
      width: '2.75rem',
      height: '2.75rem',
      '& svg': { width: '1.4rem', height: '1.4rem' },
    },
    toSearch: { lg: { display: 'none' } },
    // On the narrowest screens the bar at their foot has it.
    cart: { smDown: { display: 'none' } },
  },
});

/** A drawing with a number at its corner, where it moves nothing. */
export const counted = defineRecipe({
  className: 'counted',
  base: {
    position: 'relative',
    '& > :is(cart-count, wishlist-count):not(:empty)': {
      position: 'absolute',
      top: '-0.55rem',
      insetInlineStart: '58%',
      minWidth: '1.25rem',
      paddingInline: 'half',
      borderRadius: '1rem',
      background: 'fill',
      color: 'onFill',
      fontSize: 'sm',
      fontWeight: '500',
      lineHeight: '1.25rem',
      textAlign: 'center',
    },
  },
});

/** The other languages of this page. A language that does not have it says so when one points at it. */
export const languageSwitch = defineSlotRecipe({
  className: 'language-switch',
  slots: ['root', 'item', 'link', 'note', 'list', 'name'],
  base: {
    root: { display: 'flex', alignItems: 'center' },
    item: { position: 'relative', '&:not(:first-child)': { borderInlineStart: '1px solid {colors.hairline}' } },
    link: {
      display: 'grid',
      placeItems: 'center',
      minWidth: '2.25rem',
      minHeight: '1.5rem',
      color: 'muted',
      textDecoration: 'none',
      textTransform: 'uppercase',
      letterSpacing: '0.06em',
      _hovered: { color: 'ink' },
      _current: { color: 'ink', fontWeight: '500' },
      '&:is(:hover, :focus-visible) > [data-note]': { visibility: 'visible', opacity: 1 },
    },
    note: {
      position: 'absolute',
      top: 'calc(100% + 0.75rem)',
      insetInlineEnd: 0,
      width: '15rem',
      padding: '2',
      background: 'ink',
      color: 'paper',
      letterSpacing: 'normal',
      lineHeight: 1.4,
      textTransform: 'none',
      visibility: 'hidden',
      opacity: 0,
      transition: 'opacity {durations.answer}, visibility {durations.answer}',
    },
    list: { display: 'flex', flexWrap: 'wrap', columnGap: '3', rowGap: 'half' },
    name: { textDecoration: 'none', _hovered: { color: 'brand' } },
  },
});
