import { defineSlotRecipe } from '@pandacss/dev';

/** Windows in which the foot would leave no room for what lies in the cart. */
const lowDrawer = '@media (max-height: 50rem)';

/** The cart as it comes in from the right, over the page on which something was put into it. */
export const cartDrawer = defineSlotRecipe({
  className: 'cart-drawer',
  slots: ['root', 'inside', 'head', 'close', 'body', 'foot'],
  base: {
    root: {
      position: 'fixed',
      inset: '0 0 0 auto',
      width: 'min(28rem, 100%)',
      maxWidth: 'none',
      height: '100dvh',
      maxHeight: 'none',
      border: 0,
      background: 'raised',
      color: 'ink',
      overscrollBehavior: 'contain',
      '&[open]': { animation: 'slideIn {durations.answer} {easings.out}' },
      '&::backdrop': { background: 'rgb(12 22 22 / 0.5)', animation: 'fade {durations.answer} {easings.out}' },
    },
    inside: { display: 'flex', flexDirection: 'column', height: '100%', [lowDrawer]: { overflowY: 'auto' } },
    head: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      paddingInline: '3',
      paddingBlock: '2',
      [lowDrawer]: { position: 'sticky', top: 0, zIndex: 1, background: 'raised' },
    },
    close: {
      display: 'grid',
      placeItems: 'center',
      width: '3rem',
      height: '3rem',
      marginInlineEnd: '-0.75rem',
      _hovered: { color: 'brand' },
    },
    body: {
      flex: '1',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingInline: '3',
      '& > [role=status]': { marginBottom: '2' },
      [lowDrawer]: { flex: 'none', overflow: 'visible' },
    },
    foot: {
      display: 'grid',
      gap: '1',
      padding: '3',
      borderTop: '1px solid {colors.hairline}',
      // The list ends with a line of its own.
      [lowDrawer]: { borderTop: 0, paddingTop: '1' },
      '& > div': { marginBottom: '1' },
      // What is written belongs to the button above it.
      '& > p + :is(a, button)': { marginTop: '1' },
    },
  },
});
