/**
 * The file of a product's magnified view, only for originals wider than the widest picture of a page. It is apart from
 * the other sizes so that no page includes it.
 */
export const zoomPicture = '2800.webp';
export type ZoomPicture = typeof zoomPicture;

/** Maximum width and height of the magnified picture, in pixels. */
export const maxZoomSize = { width: 2800, height: 4200 } as const;
