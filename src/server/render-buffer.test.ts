import { expect, it, vi } from 'vitest';
import { createRenderBuffer, ReaderTooSlow } from './render-buffer.ts';

/** A body rendered on demand, in numbered chunks of ten bytes. */
function makePage(count: number) {
  const made = { count: 0, isCanceled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (made.count === count) return controller.close();
        controller.enqueue(new Uint8Array(10).fill(made.count));
        made.count += 1;
      },
      cancel: () => {
        made.isCanceled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { made, body };
}

const alone = { collectsChunks: false, hasFollowers: () => false };
const bytesOf = (chunks: Uint8Array[] | undefined) => chunks?.flatMap((chunk) => [...chunk]);
const toText = async (body: ReadableStream<Uint8Array>) => new Uint8Array(await new Response(body).arrayBuffer());
const flush = () => new Promise((resolve) => setImmediate(resolve));

it('a collected page is rendered to its end, however much of it is unread', async () => {
  const onEnd = vi.fn<(chunks?: Uint8Array[]) => void>();
  const { body } = makePage(20);
  const read = createRenderBuffer({ maxBytesPerPage: 50, maxBytesTotal: 1_000 })(body, {
    ...alone,
    collectsChunks: true,
    onEnd,
  });
  await flush();
  expect(onEnd).toHaveBeenCalledOnce();
  const whole = bytesOf(onEnd.mock.calls[0]?.[0]);
  expect(whole?.length).toBe(200);
  expect([...(await toText(read))]).toEqual(whole);
});

it('any other page pauses when too much of it is unread', async () => {
  const onEnd = vi.fn();
  const { body, made } = makePage(20);
  const read = createRenderBuffer({ maxBytesPerPage: 50, maxBytesTotal: 1_000 })(body, { ...alone, onEnd });
  await flush();
  expect([made.count, onEnd.mock.calls.length]).toEqual([5, 0]);
  expect((await toText(read)).length).toBe(200);
  expect(onEnd.mock.calls).toEqual([[undefined]]);
});

it('when all pages together exceed the limit, the oldest is dropped', async () => {
  const renderAhead = createRenderBuffer({ maxBytesPerPage: 1_000, maxBytesTotal: 250 });
  const onEnd = vi.fn();
  const read = renderAhead(makePage(10).body, { ...alone, onEnd });
  expect((await toText(read)).length).toBe(100);
  const [oldest, younger] = [
    renderAhead(makePage(10).body, { ...alone, onEnd }),
    renderAhead(makePage(10).body, { ...alone, onEnd }),
  ];
  await flush();
  const latest = renderAhead(makePage(10).body, { ...alone, onEnd });
  await flush();
  await expect(toText(oldest)).rejects.toThrow(ReaderTooSlow);
  expect((await toText(younger)).length).toBe(100);
  expect((await toText(latest)).length).toBe(100);
  expect(onEnd).toHaveBeenCalledTimes(4);
});

it('one page alone is dropped at the total limit, and its render ends', async () => {
  const onEnd = vi.fn();
  const { body, made } = makePage(100);
  const read = createRenderBuffer({ maxBytesPerPage: 1_000, maxBytesTotal: 250 })(body, {
    ...alone,
    collectsChunks: true,
    onEnd,
  });
  await flush();
  expect([made.isCanceled, onEnd.mock.calls]).toEqual([true, [[undefined]]]);
  await expect(toText(read)).rejects.toThrow(ReaderTooSlow);
});

it.each([
  ['is too slow', (read: ReadableStream<Uint8Array>) => read],
  ['disconnects', (read: ReadableStream<Uint8Array>) => read.cancel()],
])('a page with followers is rendered to its end when its client %s', async (_how, act) => {
  const onEnd = vi.fn<(chunks?: Uint8Array[]) => void>();
  const { body } = makePage(100);
  const waited = { collectsChunks: true, hasFollowers: () => true };
  await act(createRenderBuffer({ maxBytesPerPage: 50, maxBytesTotal: 250 })(body, { ...waited, onEnd }));
  await flush();
  expect(bytesOf(onEnd.mock.calls[0]?.[0])?.length).toBe(1_000);
});

it('a failed render fails the response', async () => {
  const onEnd = vi.fn();
  const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error('broken')) });
  const read = createRenderBuffer()(body, { ...alone, collectsChunks: true, onEnd });
  await expect(toText(read)).rejects.toThrow('broken');
  expect(onEnd.mock.calls).toEqual([[undefined]]);
});

it('buffered output is merged into chunks of 64 kB at most', async () => {
  const sizes = [10, 20, 30, 60_000, 5_000, 70_000, 40];
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const size of sizes) controller.enqueue(new Uint8Array(size).fill(size));
      controller.close();
    },
  });
  const read = createRenderBuffer()(body, { ...alone, onEnd: () => {} });
  await flush();
  const chunks: Uint8Array[] = [];
  for await (const chunk of read) chunks.push(chunk);
  expect(chunks.map(({ byteLength }) => byteLength)).toEqual([65_060, 70_000, 40]);
  expect(bytesOf(chunks)).toEqual(sizes.flatMap((size) => [...new Uint8Array(size).fill(size)]));
});
