/** Limits of a drawing: characters of its text, points in all, lines, and units of a side. */
export const maxDrawingLength = 20_000;
export const maxPoints = 5_000;
export const maxDrawingLines = 800;
export const maxSide = 2_000;

/** Drawings in one request about a pair of rings. */
export const maxRequestDrawings = 2;

/** Between them in the one field of a form. No drawing contains it. */
export const drawingSeparator = '|';

/** Different drawings in one order. */
export const maxDrawings = 8;
