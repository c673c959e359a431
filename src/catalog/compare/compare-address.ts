import { formatProductIds } from '../wishlist/wishlist.ts';

/** Id of the status line. It gets the focus when a product was added, or when none is left to remove. */
export const statusId = 'compare-status';

/** Id of the link that removes a product. */
export const toRemoveId = (id: number): string => `remove-${id}`;

/** The address without a product; its fragment moves the focus to the remove link of the product in its place. */
export function formatRemoval(ids: readonly number[], id: number): string {
  const left = ids.filter((one) => one !== id);
  const next = left[Math.min(ids.indexOf(id), left.length - 1)];
  return formatChange(left, id, next === undefined ? statusId : toRemoveId(next));
}

export function formatAddition(ids: readonly number[], id: number): string {
  return formatChange([...ids, id], id, statusId);
}

function formatChange(ids: readonly number[], changed: number, place: string): string {
  const query = formatProductIds(ids);
  return `${query}${query ? '&' : '?'}changed=${changed}#${place}`;
}

/** The product that was just added or removed. */
export function parseChanged(query: string): number | undefined {
  const changed = new URLSearchParams(query).get('changed') ?? '';
  return /^[1-9]\d{0,8}$/.test(changed) ? Number(changed) : undefined;
}
