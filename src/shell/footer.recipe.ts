import { defineSlotRecipe } from '@pandacss/dev';

/** The calm end of every page, on the deep colour. Columns: whole, half from 640 px, a quarter from 1260 px. */
export const footer = defineSlotRecipe({
  className: 'footer',
  slots: ['root', 'inside', 'columns', 'column', 'title', 'logo', 'list', 'link', 'base', 'legal'],
  base: {
    root: {
      overflowAnchor: 'none',
      colorScheme: 'dark',
      background: 'deep',
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
      '& img': { width: 'auto', height: '4.5rem', filter: 'invert(1) hue-rotate(180deg)' },
    },
    list: { display: 'grid', justifyItems: 'start', gap: 'half' },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '0.5em',
      minHeight: '1.75rem',
      textDecoration: 'none',
      _hovered: { color: 'brand' },
      '& svg': { color: 'muted' },
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
  },
});
