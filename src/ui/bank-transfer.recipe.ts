import { defineSlotRecipe } from '@pandacss/dev';

/** The data of a bank transfer beside its QR code. */
export const bankTransfer = defineSlotRecipe({
  className: 'bank-transfer',
  slots: ['root', 'entries', 'entry', 'figure', 'line', 'copy', 'code'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '4',
      marginTop: '3',
      md: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '5' },
    },
    entries: { display: 'grid', alignContent: 'start', gap: '2' },
    entry: {
      '& > dt': { color: 'muted', fontSize: 'sm' },
      '& > dd': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' },
    },
    figure: {
      fontFamily: 'display',
      fontSize: 'xl',
      lineHeight: 1.2,
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
    line: { whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
    copy: {
      minHeight: '1.5rem',
      color: 'muted',
      fontSize: 'sm',
      textDecoration: 'underline',
      textDecorationColor: 'hairline',
      _hovered: { color: 'ink' },
      '@media (scripting: none)': { display: 'none' },
      _print: { display: 'none' },
    },
    code: {
      display: 'grid',
      alignContent: 'start',
      gap: '1',
      width: '12rem',
      maxWidth: '100%',
      color: 'muted',
      fontSize: 'sm',
      // Banking apps only read dark codes on a light background, so forced colours do not apply.
      '& > svg': { width: '100%', height: 'auto', forcedColorAdjust: 'none!' },
      '& strong': { display: 'block', color: 'ink', fontWeight: '500' },
    },
  },
});
