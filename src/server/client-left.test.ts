import { expect, it } from 'vitest';
import { ClientLeft, endAsLeft } from './client-left.ts';

it('a body whose reader goes, for whatever reason, ends because the client left', async () => {
  const reasons: unknown[] = [];
  const body = new ReadableStream<Uint8Array>({ cancel: (reason) => void reasons.push(reason) });
  await endAsLeft(body).cancel(new Error('read ECONNRESET'));
  expect(reasons).toEqual([expect.any(ClientLeft)]);
});

it('a body is read only as far as it is asked for, and fails as it fails', async () => {
  let pulls = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        pulls += 1;
        if (pulls === 1) controller.enqueue(new Uint8Array([7]));
        else controller.error(new Error('broken'));
      },
    },
    { highWaterMark: 0 },
  );
  const reader = endAsLeft(body).getReader();
  expect(pulls).toBe(0);
  expect(await reader.read()).toEqual({ done: false, value: new Uint8Array([7]) });
  await expect(reader.read()).rejects.toThrow('broken');
});
