import 'client-only';
import { pairKey } from '../pair-key.ts';
import { listDrawingHashes } from './drawing-hash.ts';
import { findDrawing, type KeptDrawing } from './drawing-store.ts';

type Line = { personalization: Readonly<Record<string, string>> };

const listHashes = ({ personalization }: Line) => listDrawingHashes(personalization[pairKey] ?? '');

/** Whether a line names a drawing that this browser does not have. */
export function lacksDrawing(line: Line, kept: readonly KeptDrawing[]): boolean {
  return listHashes(line).some((hash) => findDrawing(kept, hash) === undefined);
}

/** The drawings that are sent with an order of these lines, each of them once. */
export function collectDrawings(lines: readonly Line[], kept: readonly KeptDrawing[]): string[] {
  const hashes = new Set(lines.flatMap(listHashes));
  return [...hashes].flatMap((hash) => findDrawing(kept, hash) ?? []);
}
