import { defineSlotRecipe } from '@pandacss/dev';

const hairline = '1px solid {colors.hairline}';
const figures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;

/** The checkout: one column of steps between hairlines, and the order summary beside it. */
export const checkout = defineSlotRecipe({
  className: 'checkout',
  slots: [
    ...['layout', 'steps', 'step', 'head', 'title', 'number', 'change', 'told', 'form'],
    ...['pair', 'group', 'legend', 'choices', 'choice', 'choiceName', 'choiceNote', 'choicePrice', 'start'],
    ...['aside', 'fold', 'foldTotal', 'terms', 'essentials', 'message', 'actions', 'pay', 'waiting'],
  ],
  base: {
    // Less space to the heading than sections of other pages have.
    message: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '3',
      'main > &': { marginTop: 'calc(-0.6 * {spacing.section})' },
    },
    // Card fields are no wider than other fields.
    // Space between an error message and the retry button.
    pay: {
      ...{ maxWidth: '40rem', '& [role=alert]:not(:empty)': { marginBottom: '1' } },
      // As wide as the button for another payment method below it.
      '& form > button[type=submit]': { justifySelf: 'stretch' },
    },
    // Without JavaScript nothing is loading.
    waiting: { minHeight: '60svh', borderTop: hairline, '@media (scripting: none)': { display: 'none' } },
    // Reserves two lines while the price quote loads.
    start: { maxWidth: 'text', minHeight: '3.1em', color: 'muted' },
    layout: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
      gap: '3',
      lg: {
        gridTemplateColumns: 'minmax(0, 40rem) minmax(20rem, 28rem)',
        justifyContent: 'space-between',
        columnGap: 'clamp(2.5rem, 6vw, 7rem)',
        // The review step shows the order summary itself.
        '&:has(> aside[hidden])': { gridTemplateColumns: 'minmax(0, 80rem)' },
      },
    },
    steps: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', lg: { gridColumn: '1', gridRow: '1' } },
    step: {
      paddingTop: '3',
      borderTop: hairline,
      '&[data-state=ahead]': { color: 'muted', '@media (forced-colors: active)': { color: 'GrayText' } },
      '&:last-child': { paddingBottom: '3', borderBottom: hairline },
    },
    head: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '2' },
    title: { display: 'flex', alignItems: 'baseline', gap: '2', outline: '0' },
    number: { minWidth: '1rem', color: 'brand', ...figures },
    change: {
      ...{ flexShrink: 0, minHeight: '2.75rem', marginBlock: '-0.75rem' },
      ...{ paddingInline: '1', marginInlineEnd: '-0.5rem' },
      fontSize: 'sm',
      textDecoration: 'underline',
      textUnderlineOffset: '0.22em',
      _hovered: { color: 'brand' },
    },
    told: {
      display: 'flex',
      flexWrap: 'wrap',
      ...{ columnGap: '6', rowGap: '2', paddingTop: '1' },
      paddingInlineStart: 'calc(1rem + {spacing.2})',
      color: 'muted',
      overflowWrap: 'anywhere',
      '& > div > p': { fontSize: 'sm' },
      '& address span': { display: 'block', color: 'ink' },
      '& > p, & blockquote': { color: 'ink', whiteSpace: 'pre-line' },
    },
    form: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '2',
      paddingTop: '3',
      '& > [role=alert]': { marginBottom: '1' },
      // More space above a heading than below it.
      '& > * ~ fieldset': { marginTop: '2' },
      '& > button[type=submit]': { justifySelf: 'start', minWidth: '14rem', smDown: { justifySelf: 'stretch' } },
    },
    group: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1' },
    legend: { marginBottom: '1', fontFamily: 'display', fontSize: 'lg' },
    pair: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      columnGap: '2',
      rowGap: '1',
      '& > *': { alignContent: 'start' },
      sm: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        '&[data-form=zip]': { gridTemplateColumns: '10rem minmax(0, 1fr)' },
        '&[data-form=city]': { gridTemplateColumns: 'minmax(0, 1fr) 10rem' },
      },
    },
    choices: { display: 'grid' },
    choice: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'baseline',
      columnGap: '2',
      paddingBlock: '0.8rem',
      cursor: 'pointer',
      'fieldset &': { borderBottom: hairline },
      '& input': { accentColor: '{colors.fill}', scale: '1.2' },
      _hovered: { color: 'brand' },
    },
    choiceName: { fontWeight: '500' },
    choicePrice: { ...figures, textAlign: 'end' },
    choiceNote: { gridColumn: '2 / -1', color: 'muted', fontSize: 'sm', '& > *': { display: 'block' } },
    aside: {
      '& details > * + *': { marginTop: '2' },
      lg: {
        ...{ gridColumn: '2', gridRow: '1', position: 'sticky', top: '3' },
        ...{ maxHeight: 'calc(100svh - 3rem)', overflowY: 'auto', paddingInline: '3', paddingBlock: '2' },
        background: 'plate',
        scrollPaddingTop: '5rem',
      },
      // The total is fixed at the bottom; elements scrolled into view stop above it.
      lgDown: {
        ...{ position: 'fixed', zIndex: 1, inset: 'auto 0 0', maxHeight: '100svh' },
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        paddingInline: 'gutter',
        background: 'paper',
        borderTop: hairline,
        '& details > p': { paddingBottom: '2' },
        _print: { position: 'static', maxHeight: 'none' },
        'html:has(&:not([hidden]))': { scrollPaddingBottom: '4rem' },
        'body:has(&:not([hidden]))': { paddingBottom: '4rem' },
      },
    },
    fold: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '2',
      minHeight: '2.75rem',
      fontWeight: '500',
      cursor: 'pointer',
      lgDown: {
        ...{ position: 'sticky', top: 0, paddingBlock: 'half', background: 'paper' },
        '& > :first-child::after': {
          content: '""',
          display: 'inline-block',
          width: '0.45em',
          height: '0.45em',
          marginInlineStart: '0.8em',
          borderInlineEnd: '1.5px solid currentcolor',
          borderBlockEnd: '1.5px solid currentcolor',
          rotate: '-135deg',
          translate: '0 25%',
        },
        // The arrow points up, since the summary opens upwards.
        '[open] > & > :first-child::after': { rotate: '45deg', translate: '0 -25%' },
      },
      // The total stays visible with any number of line items and in any viewport.
      lg: {
        position: 'sticky',
        top: '-1rem',
        zIndex: 1,
        marginBottom: '1',
        paddingBlock: '1',
        background: 'plate',
        fontFamily: 'display',
        fontSize: 'lg',
        fontWeight: '400',
      },
    },
    foldTotal: figures,
    terms: {
      display: 'grid',
      gap: '1',
      maxWidth: 'text',
      color: 'muted',
      fontSize: 'sm',
      '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: '3' },
    },
    essentials: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '2',
      '& > button': { width: '100%', minHeight: '3.5rem', fontSize: 'md' },
      '& > [role=status]': { minHeight: '1.55em', color: 'muted', textAlign: 'center' },
      lg: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(20rem, 5fr)',
        gridTemplateRows: 'auto auto 1fr',
        columnGap: 'clamp(2.5rem, 6vw, 7rem)',
        '& > ul': { gridRow: '1 / -1' },
        '& > :not(ul)': { gridColumn: '2' },
      },
    },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
});
