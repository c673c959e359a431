import type { EcommerceOrderItemRow } from '../../../../src/directus/rows.generated.ts';
import type { OrderInput } from '../../../../src/orders/order-bodies.ts';
import type { PersonalizationEntry } from '../../../../src/orders/order-fields.ts';
import { listDrawingHashes } from '../../../../src/rings/drawing/drawing-hash.ts';
import { pairKey } from '../../../../src/rings/pair-key.ts';
import { type DrawingTexts, hashDrawings } from '../drawings/drawing-rows.ts';

/**
 * The drawings of an order, whose form is validated already.
 *
 * @returns undefined where one is missing that a line names, or one is there that none names
 */
export async function readOrderDrawings({ lines, drawings }: OrderInput): Promise<DrawingTexts | undefined> {
  const texts = await hashDrawings(drawings);
  const named = new Set(lines.flatMap(({ personalization }) => listDrawingHashes(personalization[pairKey] ?? '')));
  return named.size === texts.size && [...named].every((hash) => texts.has(hash)) ? texts : undefined;
}

/** The query of a line's pair of wedding rings; empty for other products. */
export function findPairQuery({ personalization }: { personalization: readonly PersonalizationEntry[] }): string {
  return personalization.find(({ key }) => key === pairKey)?.value ?? '';
}

/** The drawings of a stored item, the first ring's first. */
export function getItemDrawings({ drawings }: Pick<EcommerceOrderItemRow, 'drawings'>) {
  return [...(drawings ?? [])].sort((one, other) => one.ring - other.ring);
}
