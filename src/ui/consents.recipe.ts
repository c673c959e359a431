import { defineSlotRecipe } from '@pandacss/dev';

/**
 * The consent banner, in the lower left corner above the bottom bar. It never fills the viewport, so that focused
 * elements stay visible. In low viewports its buttons scroll with the text.
 */
export const consents = defineSlotRecipe({
  className: 'consents',
  slots: ['root', 'body', 'head', 'title', 'close', 'summary', 'purposes', 'purpose', 'buttons'],
  base: {
    root: {
      position: 'fixed',
      zIndex: 'bottomBar',
      insetInline: 0,
      bottom: 'var(--bar)',
      display: 'grid',
      maxHeight: 'max(8rem, calc(100svh - var(--bar) - {sizes.header}))',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      borderTop: '1px solid {colors.brand}',
      background: 'raised',
      boxShadow: '0 -0.5rem 2.5rem rgb(0 0 0 / 0.1)',
      fontSize: 'sm',
      lineHeight: { base: 1.35, md: 1.45 },
      _focusVisible: { outlineOffset: '-2px' },
      // The checkout has no bottom bar.
      'body:not(:has(> [class^=bottom-bar])) &': { bottom: '0' },
      lg: { maxHeight: 'max(8rem, calc(100svh - {sizes.header} - 7rem))' },
      '@media (min-width: 700px)': {
        insetInlineEnd: 'auto',
        insetInlineStart: '2',
        width: '520px',
        marginBottom: '2',
        border: '1px solid {colors.hairline}',
        borderTop: '2px solid {colors.brand}',
        boxShadow: '0 0.75rem 3rem rgb(0 0 0 / 0.14)',
      },
      '@media (min-width: 1260px)': { insetInlineStart: '4', marginBottom: '4' },
      '& a': { color: 'brand', textDecorationLine: 'underline', _hovered: { color: 'ink' } },
    },
    body: {
      display: 'grid',
      // Compact, so that narrow screens show the top of the page with its first buttons.
      gap: { base: 'half', md: '1' },
      paddingTop: { base: '1', md: '2' },
      paddingInline: { base: 'gutter', md: '3' },
      '& details': { borderBottomWidth: '0!' },
    },
    head: { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: '2' },
    title: { fontSize: 'lg', lineHeight: 1.2, letterSpacing: '-0.012em' },
    close: {
      display: 'grid',
      placeItems: 'center',
      width: '2.75rem',
      height: '2.75rem',
      margin: '-0.6rem -0.75rem -0.6rem 0',
      color: 'muted',
      _hovered: { color: 'ink' },
    },
    // A hairline above the disclosure; the one below it belongs to the buttons.
    summary: { paddingBlock: { base: 'half!', md: '1!' }, fontFamily: 'text!', fontSize: 'sm!', fontWeight: '500' },
    purposes: { display: 'grid', gap: '2', paddingTop: 'half' },
    purpose: {
      display: 'grid',
      gridTemplateColumns: '1.75rem minmax(0, 1fr)',
      alignItems: 'baseline',
      overflowWrap: 'anywhere',
      '& input': { justifySelf: 'start', marginInlineStart: '2px', accentColor: '{colors.fill}', scale: '1.2' },
      '& label': { fontWeight: '500' },
      '& small': { marginInlineStart: '1', color: 'muted', fontWeight: '400' },
      '& p': { gridColumn: '2', color: 'muted', fontSize: 'sm' },
    },
    buttons: {
      display: 'grid',
      gridTemplateColumns: { base: '2fr 2fr 3fr', md: 'repeat(3, minmax(0, 1fr))' },
      gap: { base: 'half', md: '1' },
      paddingTop: { base: 'half', md: '1' },
      paddingBottom: { base: '1', md: '2' },
      marginInline: { base: 'gutter', md: '3' },
      background: 'raised',
      '& button': {
        minHeight: '2.75rem',
        padding: { base: '2px', md: 'half' },
        fontSize: 'sm',
        lineHeight: 1.2,
        hyphens: 'auto',
      },
      '@media (min-height: 34rem)': { position: 'sticky', bottom: 0 },
    },
  },
});

/** The consent settings on the privacy page: a checkbox for each purpose. */
export const consentManager = defineSlotRecipe({
  className: 'consent-manager',
  slots: ['root', 'group', 'actions'],
  base: {
    root: {
      display: 'grid',
      justifyItems: 'start',
      gap: '3',
      maxWidth: 'text',
      '@media (scripting: none)': { '& [data-scripted]': { display: 'none' } },
    },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '1' },
    group: {
      display: 'grid',
      justifyItems: 'start',
      gap: '1',
      width: '100%',
      '& li, & p:has(> input)': { display: 'flex', alignItems: 'baseline', gap: '1', minHeight: '2.25rem' },
      '& input': { flexShrink: 0, accentColor: '{colors.fill}', scale: '1.2' },
      '& [role=status]': { minHeight: '1.55em', color: 'muted' },
    },
  },
});
