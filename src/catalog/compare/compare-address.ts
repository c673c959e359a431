import { formatProductIds } from '../wishlist/wishlist.ts';

/** The line that says what has changed: there the focus goes when a product has come, or none is left to take off. */
export const statusId = 'compare-status';

/** The link that takes a product off. */
export const toRemoveId = (id: number): string => `remove-${id}`;

/** The address without a product; the focus goes to the link that takes off the product in its place. */
export function formatRemoval(ids: readonly number[], id: number): string {
  const left = ids.filter((one) => one !== id);
  const next = left[Math.min(ids.indexOf(id), left.length - 1)];
  return formatChange(left, id, next === undefined ? statusId : toRemoveId(next));
}

export function formatAddition(ids: readonly number[], id: number): string {
  return formatChange([...ids, id], id, statusId);
}

function formatChange(ids: readonly number[], changed: number, place: string): string {
  const pieces = formatProductIds(ids);
  return `${pieces}${pieces ? '&' : '?'}changed=${changed}#${place}`;
}

/** Which product has just been taken off or put beside the others. */
export function parseChanged(query: string): number | undefined {
  const changed = new URLSearchParams(query).get('changed') ?? '';
  return /^[1-9]\d{0,8}$/.test(changed) ? Number(changed) : undefined;
}
