import { defineSlotRecipe } from '@pandacss/dev';

/** Viewports in which the footer would leave no room for the line items. */
const lowDrawer = '@media (max-height: 50rem)';

/** The cart in a drawer from the right, shown after adding a product. */
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
      // The list already ends with a border.
      [lowDrawer]: { borderTop: 0, paddingTop: '1' },
      '& > div': { marginBottom: '1' },
      // Less space to the button above, which the text belongs to.
      '& > p + :is(a, button)': { marginTop: '1' },
    },
  },
});
