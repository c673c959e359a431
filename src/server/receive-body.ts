import type { IncomingMessage, ServerResponse } from 'node:http';
import { createBodyMemory, type MemoryLimits } from './body-memory.ts';
import { createNetworkShares } from './network-shares.ts';
import { isPlausibleSignature, signatureHeader } from './signature.ts';

/** What a path accepts as the body of a POST. */
export type BodyRule = {
  maxBytes: number;
  /** The body is read only with a header that could be a current signature. */
  isSigned?: boolean;
  /** Browsers show a response only after sending everything, so an oversized body is read to its end and discarded. */
  isFromBrowser?: boolean;
};

/** Kinds of the error page. */
export type BodyRefusal = 'unauthorized' | 'tooLarge' | 'tooSlow' | 'tooMany' | 'unavailable';

export type ReceivedBody =
  /** `release` ends its use of memory; called once the app has read it, however long its response takes to send. */
  | { status: 'ok'; body: Buffer; release: () => void }
  /** `isRead`: whether it was read to its end, so that the connection can be reused. */
  | { status: 'refused'; kind: BodyRefusal; isRead: boolean }
  /** The client has disconnected. */
  | { status: 'aborted' };

type Limits = MemoryLimits & {
  /** Bodies that are being received, in all and of one client. */
  bodies?: number;
  bodiesPerClient?: number;
  /** Bodies that are read only to be discarded, and the bytes of each. */
  drains?: number;
  drainedBytes?: number;
  /** Milliseconds for receiving a whole body. */
  deadlineMs?: number;
  /** Minimum number of bytes per interval, and the interval in milliseconds. */
  progressMs?: number;
  progressBytes?: number;
};

export type ReceiveBody = (
  request: IncomingMessage,
  response: ServerResponse,
  options: { rule: BodyRule; client: string },
) => Promise<ReceivedBody>;

/** A body that is being received; `drop` aborts it to free capacity. */
type IncomingBody = { client: string; held: number; isDraining: boolean; drop: () => void };

/** Memory is allocated in blocks, so that a client which sends single bytes causes few allocations. */
const blockBytes = 4096;

/**
 * Receives the bodies of requests before anything else uses them. Memory is limited for each body, each client, each
 * network and in all; a body counts until the app has read it. When the limit is reached, the client or network with
 * the largest share loses the body that has made no progress for longest, among equals whoever has (`network-shares.ts`).
 */
export function createBodyReceiver({
  bodies = 500,
  bodiesPerClient = 128,
  drains = 32,
  drainedBytes = 4 * 1024 ** 2,
  deadlineMs = 15_000,
  progressMs = 5_000,
  progressBytes = 512,
  ...memoryLimits
}: Limits = {}): ReceiveBody {
  let openDrains = 0;
  /** The one without progress for longest first. */
  const incoming = new Set<IncomingBody>();
  const slots = createNetworkShares();
  const draining = createNetworkShares();

  const dropFirst = (mustYield: (incomingBody: IncomingBody) => boolean): boolean => {
    for (const incomingBody of incoming) {
      if (!mustYield(incomingBody)) continue;
      incomingBody.drop();
      return true;
    }
    return false;
  };
  const freeSlot = (client: string): boolean => {
    const greediest = slots.findGreediest(client);
    // Among equals the one that has stalled for longest yields.
    return dropFirst((other) =>
      greediest === undefined ? slots.isAsGreedy(other.client, client) : other.client === greediest,
    );
  };
  const admit = (incomingBody: IncomingBody): BodyRefusal | undefined => {
    const { client } = incomingBody;
    if (slots.countOf(client) >= bodiesPerClient) return 'tooMany';
    if (incoming.size >= bodies && !freeSlot(client)) return 'unavailable';
    incoming.add(incomingBody);
    slots.add(client);
    return undefined;
  };
  const holdsMemory = ({ held }: IncomingBody) => held > 0;
  const memory = createBodyMemory(memoryLimits, {
    listYielding: () => new Set([...incoming].filter(holdsMemory).map(({ client }) => client)),
    drop: (mustYield) => dropFirst((other) => holdsMemory(other) && mustYield(other.client)),
  });

  return (request, response, { rule, client }) => {
    const { maxBytes, isSigned = false, isFromBrowser = false } = rule;
    const refused = (kind: BodyRefusal, isRead = false) => ({ status: 'refused', kind, isRead }) as const;
    const signature = request.headers[signatureHeader];
    if (isSigned && !(typeof signature === 'string' && isPlausibleSignature(signature, Date.now()))) {
      return Promise.resolve(refused('unauthorized'));
    }
    const mayDrain = () => isFromBrowser && (openDrains < drains || draining.findGreediest(client) !== undefined);
    const contentLength = Number(request.headers['content-length'] ?? 0);
    if (contentLength > (mayDrain() ? drainedBytes : maxBytes)) return Promise.resolve(refused('tooLarge'));
    const incomingBody = { client, held: 0, isDraining: false, drop: () => {} };
    const refusal = admit(incomingBody);
    if (refusal) return Promise.resolve(refused(refusal));
    if (request.headers.expect !== undefined) response.writeContinue();

    return new Promise((resolve) => {
      let body = Buffer.alloc(0);
      let size = 0;
      let sizeAtLastCheck = 0;

      const grow = (): BodyRefusal | undefined => {
        const needed = Math.min(maxBytes, Math.ceil(size / blockBytes) * blockBytes);
        const refusal = memory.reserve(client, needed - body.length);
        if (refusal) return refusal;
        const larger = Buffer.allocUnsafeSlow(needed);
        body.copy(larger);
        body = larger;
        incomingBody.held = needed;
        return undefined;
      };
      const release = () => {
        memory.release(client, body.length);
        body = Buffer.alloc(0);
      };
      const drainOversized = () => {
        if (!incomingBody.isDraining) {
          incomingBody.held = 0;
          release();
          if (!mayDrain()) return finish(refused('tooLarge'));
          const greediest = openDrains >= drains ? draining.findGreediest(client) : undefined;
          if (greediest !== undefined) dropFirst((other) => other.isDraining && other.client === greediest);
          incomingBody.isDraining = true;
          openDrains += 1;
          draining.add(client);
        }
        if (size > drainedBytes) finish(refused('tooLarge'));
      };
      const onData = (chunk: Buffer) => {
        incoming.delete(incomingBody);
        incoming.add(incomingBody);
        const start = size;
        size += chunk.length;
        if (size > maxBytes) return drainOversized();
        const refusal = size > body.length ? grow() : undefined;
        if (refusal) return finish(refused(refusal));
        chunk.copy(body, start);
      };
      const onEnd = () => {
        finish(
          incomingBody.isDraining ? refused('tooLarge', true) : { status: 'ok', body: body.subarray(0, size), release },
        );
      };
      const onClose = () => finish({ status: 'aborted' });
      incomingBody.drop = () => finish(refused('tooMany'));
      const deadline = setTimeout(() => finish(refused('tooSlow')), deadlineMs);
      const progress = setInterval(() => {
        if (size - sizeAtLastCheck < progressBytes) finish(refused('tooSlow'));
        sizeAtLastCheck = size;
      }, progressMs);

      const finish = (received: ReceivedBody) => {
        clearTimeout(deadline);
        clearInterval(progress);
        incoming.delete(incomingBody);
        slots.remove(client);
        request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
        if (incomingBody.isDraining) {
          openDrains -= 1;
          draining.remove(client);
        }
        if (received.status === 'ok') response.once('close', release);
        else release();
        if (!request.readableEnded) request.pause();
        resolve(received);
      };
      request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
    });
  };
}
