import { toleranceMs } from './signature.ts';

/**
 * Sends a signed call, and once more, signed by the other side's clock, where the signature was refused. The content may
 * be sent twice.
 *
 * @param send signs and sends it, at another time than now
 */
export async function sendSigned(send: (at?: number) => Promise<Response>): Promise<Response> {
  const first = await send();
  if (first.status !== 401) return first;
  await first.body?.cancel();
  return send(findTheirTime(first));
}

/**
 * The time of a side that has refused the signature: by a clock behind its own it was signed before that side started.
 */
function findTheirTime({ headers }: Response): number {
  const now = Date.now();
  const theirs = Date.parse(headers.get('date') ?? '');
  return theirs > now && theirs <= now + toleranceMs ? theirs : now;
}
