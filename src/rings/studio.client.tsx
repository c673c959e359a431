'use client';

// One module, since every page lists each client module of the site.
export { BudgetFilter } from './budget-filter.tsx';
export { DrawingField } from './drawing/drawing-field.tsx';
export { EngravedDrawing } from './drawing/engraved-drawing.tsx';
export { RequestDrawings } from './drawing/request-drawings.tsx';
export { PrintButton } from './print-button.tsx';
export { RealSize } from './real-size.tsx';
export { StudioForm } from './studio-form.tsx';
export { SymbolKeys } from './symbol-keys.tsx';
export { RingStage } from './view/ring-stage.tsx';
