import { useMemo, useSyncExternalStore } from 'react';
import { type Drawing, parseDrawing } from '../../orders/drawing-data.ts';
import { findDrawing, keptDrawings } from './drawing-store.ts';

/** A drawing of this browser; null where it is not here, undefined until that is known. */
export function useDrawing(hash: string): Drawing | null | undefined {
  const kept = useSyncExternalStore(keptDrawings.subscribe, keptDrawings.get, () => undefined);
  const text = kept && (findDrawing(kept, hash) ?? '');
  return useMemo(() => (text === undefined ? undefined : (parseDrawing(text) ?? null)), [text]);
}
