import { defineSlotRecipe } from '@pandacss/dev';

const hairline = '1px solid {colors.hairline}';

/** Where the portrait stays above the choices: one column, and high enough to leave them room. */
const lowStage = '@media screen and (max-width: 61.99em) and (min-height: 34em)';

/** Where the portrait is beside the choices, with the price below the screen. */
const lowScreen = '@media screen and (min-width: 62em) and (max-height: 56em)';

const shownBar = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  minHeight: '2.75rem',
  paddingInline: 'gutter',
  paddingBlock: '0.625rem',
  borderBlock: hairline,
  fontSize: 'sm',
  textDecoration: 'none',
  '& span:first-child': { fontSize: 'lg' },
  '& span:last-child': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
} as const;

/** The wedding-ring studio: drawings that stay in view, beside them the choices. */
export const ringStudio = defineSlotRecipe({
  className: 'ring-studio',
  slots: [
    ...['root', 'stage', 'portrait', 'views', 'captions', 'ring', 'caption', 'price', 'amount', 'note'],
    ...['actions', 'side', 'tabs', 'tab'],
    ...['form', 'group', 'engraved', 'legend', 'row', 'hint', 'options', 'option', 'swatch', 'zone', 'apply', 'bar'],
    'costs',
  ],
  base: {
    root: {
      display: 'grid',
      gap: '5',
      // Rings and price belong to the first screen.
      '@media screen': { 'main > &': { marginTop: 'calc(-0.6 * {spacing.section})' } },
      lg: { gridTemplateColumns: 'minmax(0, 7fr) minmax(22rem, 5fr)', columnGap: '8', alignItems: 'start' },
      '@media print': { display: 'block' },
      // The portrait covers nothing that has the focus.
      [lowStage]: {
        '& :is(a, button, input, select, summary, svg[tabindex])': { scrollMarginBlock: 'calc(30svh + 6rem) 2rem' },
      },
    },
    stage: {
      // On small screens the portrait is sticky within the whole studio.
      display: 'contents',
      lg: { display: 'grid', gap: '4', position: 'sticky', top: 'calc({sizes.header} + {spacing.3})' },
      '@media print': { display: 'block' },
    },
    portrait: {
      zIndex: 1,
      background: 'plate',
      overflow: 'hidden',
      [lowStage]: {
        marginInline: 'calc(-1 * {spacing.gutter})',
        '&:not([data-real-size])': { position: 'sticky', top: 0 },
      },
      // The 3D view has perspective, so that nothing in it can be measured.
      '&[data-real-size]': { '& canvas': { display: 'none' }, '& [data-shown] > div': { opacity: '1!' } },
      '@media print': { background: 'none', breakInside: 'avoid' },
    },
    bar: { display: 'none', [lowStage]: shownBar, [lowScreen]: shownBar },
    views: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      alignItems: 'center',
      alignContent: 'center',
      gap: '1',
      paddingInline: '2',
      paddingBlock: '4',
      minHeight: 'clamp(15rem, 36vw, 30rem)',
      '@media screen': {
        '#pair-portrait:not([data-real-size]) & svg': {
          width: 'auto',
          height: 'clamp(7rem, 18vw, 16rem)',
          maxWidth: '100%',
        },
      },
      [lowStage]: {
        paddingBlock: '2',
        minHeight: 'clamp(9rem, 30svh, 22rem)',
        '#pair-portrait:not([data-real-size]) & svg': { height: 'clamp(6rem, 20svh, 14rem)' },
      },
      '[data-real-size] &': {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-evenly',
        gap: '3',
        '& svg': { zoom: 'var(--real-size)' },
      },
      // In print, a millimetre is a millimetre.
      '@media print': { display: 'flex', gap: '10mm', minHeight: '0', padding: '0', '& svg': { zoom: '1!' } },
    },
    captions: {
      display: 'grid',
      sm: { gridTemplateColumns: '1fr 1fr' },
      gap: '2',
      // The data sheet says it all.
      _print: { display: 'none' },
      '& strong': { display: 'block', color: 'ink', fontWeight: '500' },
    },
    ring: {
      display: 'grid',
      gridTemplateColumns: 'auto auto',
      justifyContent: 'center',
      alignItems: 'center',
      gap: 'clamp(0.25rem, 2vw, 2rem)',
      minWidth: 0,
    },
    caption: { color: 'muted', fontSize: 'sm' },
    price: {
      display: 'grid',
      gap: '1',
      '& summary': { minHeight: '1.5rem', textDecoration: 'underline dotted', cursor: 'pointer' },
      '@media print': { marginTop: '5mm', '& details': { display: 'none' } },
    },
    amount: {
      fontFamily: 'display',
      fontSize: '2xl',
      lineHeight: 1.1,
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    note: { color: 'muted', fontSize: 'sm' },
    costs: {
      display: 'grid',
      gridTemplateColumns: 'auto auto',
      justifyContent: 'start',
      columnGap: '3',
      paddingBlock: '1',
      fontSize: 'sm',
      fontVariantNumeric: 'tabular-nums',
      '& dd': { textAlign: 'end' },
    },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'start',
      gap: '2',
      marginTop: '1',
      _print: { display: 'none' },
    },
    side: { display: 'grid', gap: '3', '@media print': { display: 'none' } },
    tabs: { display: 'flex', borderBottom: hairline },
    tab: {
      flex: 1,
      display: 'grid',
      placeItems: 'center',
      minHeight: '3rem',
      marginBottom: '-1px',
      borderBottom: '2px solid transparent',
      textDecoration: 'none',
      _current: { borderColor: 'brand', fontWeight: '500' },
    },
    form: { display: 'grid', gap: '4' },
    group: { display: 'grid', gap: '1' },
    engraved: {
      display: 'grid',
      gap: '1',
      alignContent: 'start',
      // The field to draw in takes the whole row.
      '&:has(svg[tabindex])': { gridColumn: '1 / -1' },
    },
    legend: { marginBottom: '1', fontWeight: '500' },
    row: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))', gap: '2' },
    hint: { color: 'muted', fontSize: 'sm' },
    options: { display: 'flex', flexWrap: 'wrap', gap: '1' },
    option: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: '2.75rem',
      paddingInline: '2',
      border: hairline,
      borderRadius: 'button',
      cursor: 'pointer',
      transition: 'border-color {durations.answer}',
      _hovered: { borderColor: 'ink' },
      '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' },
      '&:has(:checked)': { borderColor: 'ink', outline: '1px solid {colors.ink}', outlineOffset: '-2px' },
      '&:has(:focus-visible)': { outline: '2px solid {colors.brand}', outlineOffset: '3px' },
    },
    swatch: { width: '1.25rem', height: '1.25rem', color: 'muted' },
    zone: { display: 'grid', gap: '3', paddingInlineStart: '2', borderInlineStart: hairline },
    apply: { justifySelf: 'start', '@media (scripting: enabled)': { display: 'none' } },
  },
});
