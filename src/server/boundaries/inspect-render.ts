import { performance } from 'node:perf_hooks';
import type { createPages } from 'waku';
import { findInspection, type Inspection } from '../../boundaries/overlay/inspection.ts';
import { withoutInspection } from '../../boundaries/overlay/inspection-query.ts';
import { showFallbacks } from '../../boundaries/overlay/show-fallbacks.ts';

type Call = Parameters<ReturnType<typeof createPages>['handleRequest']>;

/**
 * What Waku's router renders, and with what. For an inspected page the payload is recorded on its way to the renderer of HTML, and
 * that of a static page is the one of the release; for all others nothing changes.
 */
export function inspectRender(...[input, utils]: Call): Call {
  const inspection = findInspection();
  if (!inspection) return [input, utils];
  const { storedPayload } = inspection;
  const inspectedUtils: Call[1] = {
    ...utils,
    renderRsc: storedPayload ? async () => toStream(storedPayload) : utils.renderRsc,
    renderHtml: async (payload, ...rest) => utils.renderHtml(await record(payload, inspection), ...rest),
  };
  return [{ ...input, req: new Request(withoutInspection(input.req.url), input.req) }, inspectedUtils];
}

async function record(
  payload: ReadableStream<Uint8Array>,
  inspection: Inspection,
): Promise<ReadableStream<Uint8Array>> {
  const recorded = payload.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (bytes, controller) => {
        inspection.chunks.push({ bytes, at: performance.now() - inspection.startedAt });
        controller.enqueue(bytes);
      },
    }),
  );
  if (inspection.mode !== 'fallbacks') return recorded;
  return toStream(showFallbacks(new Uint8Array(await new Response(recorded).arrayBuffer())));
}

function toStream(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}
