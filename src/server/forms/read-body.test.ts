import { describe, expect, it } from 'vitest';
import { readBody } from './read-body.ts';

function makeRequest(chunks: readonly string[]) {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  return new Request('http://localhost/api/contact', { method: 'POST', body, duplex: 'half' } as RequestInit);
}

describe('a body', () => {
  it('is put together from its parts', async () => {
    expect(await readBody(makeRequest(['name=', 'Zoë']), 9)).toEqual({ status: 'ok', text: 'name=Zoë' });
    expect(await readBody(new Request('http://localhost', { method: 'POST' }), 9)).toEqual({ status: 'ok', text: '' });
  });

  it('that is too large is read to its end and thrown away', async () => {
    expect(await readBody(makeRequest(['name=', 'Zoë', '!']), 9)).toEqual({ status: 'tooLarge', isRead: true });
  });

  it('that has no end is given up', async () => {
    const megabyte = 'a'.repeat(1024 * 1024);
    expect(await readBody(makeRequest(Array(5).fill(megabyte)), 9)).toEqual({ status: 'tooLarge', isRead: false });
  });
});
