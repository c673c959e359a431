import { defineSlotRecipe } from '@pandacss/dev';

/** Animates the height of a disclosure in 500 ms, where the browser supports it. */
export const expander = defineSlotRecipe({
  className: 'expander',
  slots: ['root', 'title'],
  base: {
    root: {
      borderTop: '1px solid {colors.hairline}',
      '&:not(:has(+ &))': { borderBottom: '1px solid {colors.hairline}' },
      interpolateSize: 'allow-keywords',
      '&::details-content': {
        height: 0,
        // Clips only vertically, since focus outlines extend to the sides.
        overflowY: 'clip',
        transition: 'height {durations.opening} {easings.out}, content-visibility {durations.opening} allow-discrete',
      },
      '&[open]::details-content': { height: 'auto' },
      '& > :not(summary)': { paddingBottom: '3' },
      // Closed content is printed.
      _print: { '&::details-content': { height: 'auto', contentVisibility: 'visible' } },
    },
    title: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      paddingBlock: '2',
      fontFamily: 'display',
      fontSize: 'lg',
      cursor: 'pointer',
      '& svg': {
        width: '1rem',
        height: '1rem',
        color: 'muted',
        transition: 'transform {durations.opening} {easings.out}',
      },
      '[open] > & svg': { transform: 'rotate(180deg)' },
      _hovered: { color: 'brand' },
    },
  },
});
