import { skeleton } from '../styled-system/recipes/index.js';

/** Keeps the room of a picture or of a line while it comes. */
export function Skeleton({ shape = 'line' }: { shape?: 'plate' | 'line' }) {
  return <div className={skeleton({ shape })} aria-hidden="true" />;
}
