import 'client-only';
import { parseJson } from '../../base/parse-json.ts';
import { createStoredValue } from '../../base/stored-value.ts';
import { maxDrawingLength } from '../../orders/drawing-limits.ts';
import { isDrawingHash } from './drawing-hash.ts';

/** A drawing of this browser, by its hash. */
export type KeptDrawing = { hash: string; text: string };

export const drawingsKey = 'int-ring-drawings';

/** The oldest ones go: 24 are half a megabyte at most, a tenth of what browsers store. */
export const maxKept = 24;

/** The drawings of this browser, newest first. Nothing is sent until a pair with one is ordered. */
export const keptDrawings = createStoredValue<readonly KeptDrawing[]>(drawingsKey, parseKept);

export const findDrawing = (kept: readonly KeptDrawing[], hash: string): string | undefined =>
  kept.find((one) => one.hash === hash)?.text;

export function parseKept(stored: string | null): KeptDrawing[] {
  const kept = parseJson(stored ?? '');
  return Array.isArray(kept) ? kept.filter(isKept).slice(0, maxKept) : [];
}

function isKept(value: unknown): value is KeptDrawing {
  if (typeof value !== 'object' || value === null || !('hash' in value) || !('text' in value)) return false;
  const { hash, text } = value;
  return typeof hash === 'string' && isDrawingHash(hash) && typeof text === 'string' && text.length <= maxDrawingLength;
}
