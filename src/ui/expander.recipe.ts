import { defineSlotRecipe } from '@pandacss/dev';

/** Opens from no height to its own in 500 ms; browsers that cannot do that open it at once. */
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
        // To the sides the focus needs room for its line.
        overflowY: 'clip',
        transition: 'height {durations.opening} {easings.out}, content-visibility {durations.opening} allow-discrete',
      },
      '&[open]::details-content': { height: 'auto' },
      '& > :not(summary)': { paddingBottom: '3' },
      // What is folded away is not lost on paper.
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
