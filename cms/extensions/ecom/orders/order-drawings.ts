import type { EcommerceOrderItemRow } from '../../../../src/directus/rows.generated.ts';
import type { OrderInput } from '../../../../src/orders/order-bodies.ts';
import type { PersonalizationEntry } from '../../../../src/orders/order-fields.ts';
import { hashDrawing, listDrawingHashes } from '../../../../src/rings/drawing/drawing-hash.ts';
import { pairKey } from '../../../../src/rings/pair-key.ts';
import { readPairValues } from '../../../../src/rings/ring-pair.ts';

/** The texts of drawings by their hash. */
export type OrderDrawings = ReadonlyMap<string, string>;

/**
 * The drawings of an order, whose form is validated already.
 *
 * @returns undefined where one is missing that a line names, or one is there that none names
 */
export async function readOrderDrawings({ lines, drawings }: OrderInput): Promise<OrderDrawings | undefined> {
  const texts = new Map<string, string>();
  for (const text of drawings) texts.set(await hashDrawing(text), text);
  const named = new Set(lines.flatMap(({ personalization }) => listDrawingHashes(personalization[pairKey] ?? '')));
  return named.size === texts.size && [...named].every((hash) => texts.has(hash)) ? texts : undefined;
}

/** The rows of the drawings of an item, one for each ring that has one. */
export function toDrawingRows(personalization: readonly PersonalizationEntry[], drawings: OrderDrawings): object[] {
  const query = personalization.find(({ key }) => key === pairKey)?.value ?? '';
  return readPairValues(query).flatMap(({ drawing: hash = '' }, index) => {
    const data = drawings.get(hash);
    return data === undefined ? [] : [{ ring: index + 1, hash, data }];
  });
}

/** The drawings of a stored item, the first ring's first. */
export function getItemDrawings({ drawings }: Pick<EcommerceOrderItemRow, 'drawings'>) {
  return [...(drawings ?? [])].sort((one, other) => one.ring - other.ring);
}
