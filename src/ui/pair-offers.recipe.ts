import { defineSlotRecipe } from '@pandacss/dev';
import { rangeSlider } from './price-slider-styles.ts';

const hairline = '1px solid {colors.hairline}';

/** Other pairs of wedding rings with their prices, and the budget that they have to fit. */
export const pairOffers = defineSlotRecipe({
  className: 'pair-offers',
  slots: [
    'root',
    'budget',
    'slider',
    'offers',
    'price',
    'alloys',
    'alloy',
    'swatch',
    'note',
    'presets',
    'preset',
    'card',
  ],
  base: {
    root: { display: 'grid', gap: '4' },
    budget: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      columnGap: '2',
      alignItems: 'baseline',
      maxWidth: '36rem',
      '& span': { fontVariantNumeric: 'tabular-nums lining-nums' },
      '& p': { gridColumn: '1 / -1', color: 'muted', fontSize: 'sm' },
      '@media (scripting: none)': { display: 'none' },
    },
    slider: rangeSlider,
    offers: { display: 'grid', gap: '2' },
    price: { fontVariantNumeric: 'tabular-nums lining-nums' },
    alloys: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))', columnGap: 'gap' },
    alloy: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      alignItems: 'center',
      gap: '1',
      minHeight: '2.75rem',
      borderBottom: hairline,
      textDecoration: 'none',
      _hovered: { borderColor: 'ink' },
      _current: { borderColor: 'ink', fontWeight: '500' },
    },
    swatch: { width: '1.25rem', height: '1.25rem', color: 'muted' },
    note: { color: 'muted', fontSize: 'sm' },
    presets: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
      gap: 'gap',
    },
    preset: {
      display: 'grid',
      gap: 'half',
      alignContent: 'start',
      textDecoration: 'none',
      '& > span:first-child': {
        display: 'flex',
        justifyContent: 'center',
        alignItems: 'center',
        gap: '1',
        padding: '3',
        background: 'plate',
        '& svg': { width: 'auto', height: '7rem' },
      },
    },
    card: {
      '& > span:first-child': { aspectRatio: '3 / 2' },
      '& > span:nth-child(2)': { fontFamily: 'display', fontSize: 'lg', lineHeight: 1.2 },
    },
  },
});
