import type { drawingPad } from '../../styled-system/recipes/index.js';
import type { SlotClasses } from '../../ui/slot-classes.ts';

export const drawingPadClasses: SlotClasses<'drawing-pad', typeof drawingPad> = {
  root: 'drawing-pad__root',
  preview: 'drawing-pad__preview',
  field: 'drawing-pad__field',
  tools: 'drawing-pad__tools',
  file: 'drawing-pad__file',
  note: 'drawing-pad__note',
  unscripted: 'drawing-pad__unscripted',
};
