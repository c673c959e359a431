import { defineSlotRecipe } from '@pandacss/dev';

const hairline = '1px solid {colors.hairline}';

/** The offline page: contact details on a single card. */
export const offlineCard = defineSlotRecipe({
  className: 'offline-card',
  slots: [
    'root',
    'head',
    'logo',
    'name',
    'cart',
    'lead',
    'status',
    'actions',
    'columns',
    'part',
    'reach',
    'wishes',
    'pages',
    'note',
  ],
  base: {
    root: {
      display: 'grid',
      rowGap: 'clamp(1.75rem, 4vw, 3rem)',
      width: '100%',
      maxWidth: '56rem',
      marginInline: 'auto',
      marginBlock: { base: '0', md: 'clamp(2rem, 6vw, 5rem)' },
      padding: 'clamp(1.5rem, 6vw, 4.5rem) clamp(1.25rem, 6vw, 5rem)',
      background: 'raised',
      borderTop: '3px solid {colors.brand}',
      md: {
        boxShadow:
          '0 1px 2px color-mix(in oklab, {colors.ink} 12%, transparent), 0 1.5rem 4rem -2rem color-mix(in oklab, {colors.ink} 28%, transparent)',
      },
      '& h1': { fontSize: 'xl', lineHeight: 1.12, letterSpacing: '-0.015em', textWrap: 'balance' },
      // The opening hours' own heading is larger on other pages.
      '& h2': { fontFamily: 'display', fontSize: 'lg!', lineHeight: '1.25!' },
      _print: { boxShadow: 'none' },
    },
    head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
    logo: {
      textDecoration: 'none',
      '& img': {
        width: 'auto',
        height: '72px',
        maxWidth: '55vw',
        objectFit: 'contain',
        objectPosition: '0',
        filter: 'var(--sign)',
      },
    },
    name: { fontFamily: 'display', fontSize: 'lg', lineHeight: 1.1, letterSpacing: '-0.01em' },
    cart: {
      display: 'grid',
      placeItems: 'center',
      width: '2.75rem',
      height: '2.75rem',
      '& svg': { width: '1.4rem', height: '1.4rem' },
    },
    lead: { marginTop: '1', maxWidth: 'text', color: 'muted' },
    status: {
      display: 'grid',
      justifyItems: 'start',
      gap: '2',
      paddingInlineStart: '2',
      borderInlineStart: '2px solid {colors.brand}',
      // Reserved until the browser fills it in; without JavaScript it stays empty and is hidden.
      minHeight: '5.75rem',
      '@media (scripting: none)': { '&:empty': { display: 'none' } },
    },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '1' },
    columns: {
      display: 'grid',
      gap: 'clamp(1.75rem, 4vw, 3rem)',
      paddingTop: '3',
      borderTop: hairline,
      md: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    },
    part: { display: 'grid', alignContent: 'start', gap: '2', minWidth: 0 },
    reach: {
      display: 'grid',
      justifyItems: 'start',
      gap: '1',
      fontStyle: 'normal',
      fontVariantNumeric: 'tabular-nums lining-nums',
      '& > a': { display: 'inline-flex', alignItems: 'center', gap: '1', minHeight: '2rem' },
      '& > p': { marginBlock: 'half' },
    },
    wishes: {
      display: 'grid',
      gap: '2',
      gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
      '& li': { display: 'grid', gridTemplateColumns: '4rem minmax(0, 1fr)', alignItems: 'center', gap: '2' },
      '& picture': { background: 'plate' },
      '& a': { display: 'inline-block', paddingBlock: 'half' },
    },
    pages: {
      columnGap: 'clamp(1.75rem, 4vw, 3rem)',
      sm: { columns: '2' },
      '& li': { breakInside: 'avoid' },
      '& a': { display: 'inline-block', paddingBlock: '0.35rem', overflowWrap: 'anywhere' },
    },
    note: { color: 'muted', fontSize: 'sm' },
  },
});
