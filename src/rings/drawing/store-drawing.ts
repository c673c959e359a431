import 'client-only';
import { drawingsKey, type KeptDrawing, keptDrawings, maxKept, parseKept } from './drawing-store.ts';

/**
 * Keeps a drawing in this browser.
 *
 * @returns whether it outlasts this page, which private windows may refuse
 */
export function storeDrawing(drawing: KeptDrawing): boolean {
  let known = keptDrawings.get();
  try {
    // Another tab may have kept one.
    known = parseKept(localStorage.getItem(drawingsKey));
  } catch {
    // The page keeps what it has.
  }
  const kept = [drawing, ...known.filter(({ hash }) => hash !== drawing.hash)].slice(0, maxKept);
  let isStored = true;
  try {
    localStorage.setItem(drawingsKey, JSON.stringify(kept));
  } catch {
    isStored = false;
  }
  keptDrawings.set(kept);
  return isStored;
}
