/**
 * For the large view of a product alone, when it is magnified, and only of originals that have more than a page's widest.
 * Apart from the other sizes, so that no page carries it.
 */
export const zoomPicture = '2800.webp';
export type ZoomPicture = typeof zoomPicture;

/** It is no larger than this, in whatever form the original is. */
export const maxZoomSize = { width: 2800, height: 4200 } as const;
