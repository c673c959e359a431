import * as v from 'valibot';
import { parseDrawing } from './drawing-data.ts';
import { type OrderBodies, type OrderCall, orderBodies } from './order-bodies.ts';

export type ParsedBody<Call extends OrderCall> =
  | { isValid: true; input: OrderBodies[Call] }
  /** The first invalid field, as a dotted path; empty where the body is no object. */
  | { isValid: false; field: string };

/** Parses the body of a call, in the storefront before it is sent and in Directus when it arrives. */
export function parseOrderBody<Call extends OrderCall>(call: Call, body: unknown): ParsedBody<Call> {
  const parsed = v.safeParse<v.GenericSchema>(orderBodies[call], body, { abortEarly: true });
  if (!parsed.success) return { isValid: false, field: getField(parsed.issues[0]) };
  if (!hasDrawingsOnly(parsed.output)) return { isValid: false, field: 'drawings' };
  // The schema belongs to this call, which the compiler cannot infer from its name.
  return { isValid: true, input: parsed.output as OrderBodies[Call] };
}

const withDrawings = v.object({ drawings: v.array(v.string()) });

/** Whether all drawings of a body are nothing but numbers within the limits. */
function hasDrawingsOnly(body: unknown): boolean {
  return !v.is(withDrawings, body) || body.drawings.every((text) => parseDrawing(text) !== undefined);
}

/**
 * Names what a caller knows as a field: of a personalization and of a list of ids the whole, and of a list in place of
 * an object the object.
 */
function getField({ path: wholePath, expected }: v.BaseIssue<unknown>): string {
  const path: v.IssuePathItem[] = wholePath ?? [];
  const end = path.findIndex(({ type, input }, index) =>
    type === 'array'
      ? index === path.length - 1 && expected !== 'Object'
      : Array.isArray(input) || path[index - 1]?.key === 'personalization',
  );
  return (end < 0 ? path : path.slice(0, end)).map(({ key }) => String(key)).join('.');
}
