/** Viewports in which a bottom bar would take a fifth of the height: phones in landscape, pages zoomed to 400 %. */
export const lowViewport = '@media (max-height: 480px)';
