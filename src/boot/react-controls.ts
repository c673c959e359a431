/**
 * Controls whose handlers are React's. What fills half a screen, such as a gallery, has `data-press`, so that React does
 * not start until it is pressed. Other links, and the submission of forms, work without them.
 */
export const controls = 'button, input, select, textarea, label, a[data-hydrate], [data-press]';

/** Controls of plain code, and those of the browser. */
export const plainControls =
  'dialog, consent-banner, link-button, slide-rotation, shop-part, select[name="int-color-mode"]';
