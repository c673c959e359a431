import { splitFlightRows, toText } from '../flight-rows.ts';

/** An RSC payload in which every Suspense boundary has its fallback as its content, as before anything has arrived. */
export function showFallbacks(payload: Uint8Array): Uint8Array {
  const rows = splitFlightRows(payload);
  const suspense = new Set(
    rows.flatMap(({ id, tag, content }) => (tag === '' && toText(content) === '"$Sreact.suspense"' ? `$${id}` : [])),
  );
  let at = 0;
  const parts = rows.map(({ id, tag, bytes, content }) => {
    const row = payload.subarray(at, at + bytes);
    at += bytes;
    if (tag !== '') return row;
    const text = JSON.stringify(JSON.parse(toText(content)), (_, value: unknown) =>
      isSuspense(value, suspense) ? [...value.slice(0, 3), toFallback(value[3]), ...value.slice(4)] : value,
    );
    return Buffer.from(`${id}:${text}\n`);
  });
  return Buffer.concat(parts);
}

function isSuspense(value: unknown, types: ReadonlySet<unknown>): value is unknown[] {
  return Array.isArray(value) && value[0] === '$' && types.has(value[1]);
}

/** A boundary without a fallback shows nothing. */
function toFallback(props: unknown): unknown {
  if (typeof props !== 'object' || props === null) return props;
  return { ...props, children: 'fallback' in props ? props.fallback : null };
}
