import { maxDrawingLength, maxDrawings, maxRequestDrawings } from '../orders/drawing-limits.ts';
import { formPaths } from './forms/forms.ts';
import { picturesPath } from './media/prepare-pictures.ts';
import { orderCallPaths } from './orders/order-calls.ts';
import { publishPath } from './publishing/publisher.ts';
import type { BodyRule } from './receive-body.ts';
import { cataloguePath } from './shop/shop-edge.ts';

const fromBrowser: BodyRule = { maxBytes: 64 * 1024, isFromBrowser: true };

/** An order, and a request about a pair of rings, may contain drawings. */
const withDrawings = (count: number): BodyRule => ({
  ...fromBrowser,
  maxBytes: fromBrowser.maxBytes + count * maxDrawingLength,
});

/** Every path that accepts POST, with the rule for its body. */
export const bodyRules: ReadonlyMap<string, BodyRule> = new Map([
  ...[...formPaths, ...orderCallPaths].map((path) => [path, fromBrowser] as const),
  ['/api/ecom/order', withDrawings(maxDrawings)],
  ['/api/contact', withDrawings(maxRequestDrawings)],
  [publishPath, { maxBytes: 4 * 1024, isSigned: true }],
  [picturesPath, { maxBytes: 64 * 1024, isSigned: true }],
  [cataloguePath, { maxBytes: 256 * 1024, isSigned: true }],
]);
