import { defineSlotRecipe } from '@pandacss/dev';

/** The field in which visitors draw what is engraved, and the preview of it. */
export const drawingPad = defineSlotRecipe({
  className: 'drawing-pad',
  slots: ['root', 'preview', 'field', 'tools', 'file', 'note', 'unscripted'],
  base: {
    root: { display: 'grid', gap: '2', '@media (scripting: none)': { display: 'none' } },
    preview: {
      width: '100%',
      height: '4.5rem',
      padding: '1',
      border: '1px solid {colors.hairline}',
      borderRadius: 'button',
      background: 'plate',
      color: 'ink',
    },
    field: {
      width: '100%',
      aspectRatio: '8 / 3',
      border: '1px solid {colors.controlBorder}',
      borderRadius: 'button',
      background: 'plate',
      color: 'ink',
      cursor: 'crosshair',
      // A finger draws here, and does not scroll.
      touchAction: 'none',
      userSelect: 'none',
    },
    tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '1' },
    file: {
      position: 'relative',
      cursor: 'pointer',
      '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit', fontSize: 0 },
      '&:has(:focus-visible)': { outline: '2px solid {colors.brand}', outlineOffset: '3px' },
    },
    unscripted: { display: 'none', '@media (scripting: none)': { display: 'block' } },
    note: { color: 'muted', fontSize: 'sm' },
  },
});
