/** Windows so low that a bar at their foot would take a fifth of what can be read, as a phone that lies or a page at 400 %. */
export const lowViewport = '@media (max-height: 480px)';
