/** Controls whose handlers are React's. Other links, and the submission of forms, work without them. */
export const controls = 'button, input, select, textarea, label, a[data-hydrate]';

/** Controls of plain code, and those of the browser. */
export const plainControls = 'dialog, consent-banner, link-button, slide-rotation, select[name="int-color-mode"]';
