import 'client-only';
import { parseJson } from '../../base/parse-json.ts';
import { createStoredValue } from '../../base/stored-value.ts';
import { maxDrawingLength } from '../../orders/drawing-limits.ts';
import { isDrawingHash } from './drawing-hash.ts';

/** A drawing of this browser, by its hash. */
export type KeptDrawing = { hash: string; text: string };

const key = 'int-ring-drawings';

/** The oldest ones go: 24 are half a megabyte at most, a tenth of what browsers store. */
const maxKept = 24;

/** The drawings of this browser, newest first. Nothing is sent until a pair with one is ordered. */
export const keptDrawings = createStoredValue<readonly KeptDrawing[]>(key, parseKept);

export const findDrawing = (kept: readonly KeptDrawing[], hash: string): string | undefined =>
  kept.find((one) => one.hash === hash)?.text;

function parseKept(stored: string | null): KeptDrawing[] {
  const kept = parseJson(stored ?? '');
  return Array.isArray(kept) ? kept.filter(isKept).slice(0, maxKept) : [];
}

function isKept(value: unknown): value is KeptDrawing {
  if (typeof value !== 'object' || value === null || !('hash' in value) || !('text' in value)) return false;
  const { hash, text } = value;
  return typeof hash === 'string' && isDrawingHash(hash) && typeof text === 'string' && text.length <= maxDrawingLength;
}

/**
 * Keeps a drawing in this browser.
 *
 * @returns whether it outlasts this page, which private windows may refuse
 */
export function storeDrawing(drawing: KeptDrawing): boolean {
  let known = keptDrawings.get();
  try {
    // Another tab may have kept one.
    known = parseKept(localStorage.getItem(key));
  } catch {
    // The page keeps what it has.
  }
  const kept = [drawing, ...known.filter(({ hash }) => hash !== drawing.hash)].slice(0, maxKept);
  let isStored = true;
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    isStored = false;
  }
  keptDrawings.set(kept);
  return isStored;
}
