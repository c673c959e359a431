import { defineSlotRecipe } from '@pandacss/dev';

/** The calm end of every page, on the deep colour. Columns: whole, half from 640 px, a quarter from 1260 px. */
export const footer = defineSlotRecipe({
  className: 'footer',
  slots: [
    'root',
    'inside',
    'columns',
    'column',
    'title',
    'logo',
    'list',
    'link',
    'withdraw',
    'withdrawLink',
    'base',
    'legal',
    'mode',
  ],
  base: {
    root: {
      overflowAnchor: 'none',
      colorScheme: 'dark',
      '--sign': 'invert(1) hue-rotate(180deg)',
      background: 'deep',
      // As far as the banner lengthens the page.
      boxShadow: '0 var(--beyond) {colors.deep}',
      // Laid out and painted when it comes near. Until then about as high as the demo's, rather more: a page that becomes
      // longer at its end would leave a visitor short of it.
      lgDown: {
        contentVisibility: 'auto',
        containIntrinsicBlockSize: 'auto 120rem',
        '@media (min-width: 640px)': { containIntrinsicBlockSize: 'auto 72rem' },
      },
      color: 'ink',
      _print: { display: 'none' },
    },
    inside: { paddingTop: 'section', paddingBottom: '4' },
    columns: {
      columnGap: 'gap',
      '@media (min-width: 640px)': { columnCount: 2 },
      '@media (min-width: 1260px)': { columnCount: 4 },
    },
    column: { breakInside: 'avoid', paddingBottom: '6', '& address': { display: 'grid', gap: '2' } },
    title: { marginBottom: '2' },
    logo: {
      display: 'block',
      marginBottom: '3',
      '& img': { width: 'auto', height: '4.5rem', objectFit: 'contain', objectPosition: '0', filter: 'var(--sign)' },
    },
    list: { display: 'grid', justifyItems: 'start', gap: 'half' },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '0.5em',
      minHeight: '1.75rem',
      overflowWrap: 'anywhere',
      textDecoration: 'none',
      _hovered: { color: 'brand' },
      '& svg': { color: 'muted' },
    },
    // The law wants it prominent and never folded away (§ 356a BGB).
    withdraw: { marginTop: '2' },
    withdrawLink: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '2.75rem',
      paddingInline: '3',
      border: '1px solid currentColor',
      borderRadius: 'button',
      fontWeight: '500',
      textDecoration: 'none',
      _hovered: { borderColor: 'brand', color: 'brand' },
    },
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      columnGap: '4',
      marginTop: '2',
      paddingTop: '3',
      borderTop: '1px solid {colors.hairline}',
      color: 'muted',
      fontSize: 'sm',
    },
    legal: { display: 'flex', flexWrap: 'wrap', columnGap: '3', rowGap: 'half' },
    // Nothing would hear it.
    mode: { '@media (scripting: none)': { display: 'none' } },
  },
});
