import { createServer } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { reloadEnvironment } from '../../base/environment.ts';
import { readVocabulary } from './vocabulary-queries.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  reloadEnvironment();
});

/** A fake Directus without rows that rejects requests naming this collection or field. */
async function serve(unknown: string) {
  const server = createServer(({ url = '' }, response) => {
    const isKnown = !decodeURIComponent(url).includes(unknown);
    response.writeHead(isKnown ? 200 : 403).end(isKnown ? '{"data":[]}' : '{"errors":[{"message":"no such field"}]}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  vi.stubEnv('CONTENT_API_URL', `http://127.0.0.1:${address.port}`);
  reloadEnvironment();
  return { close: () => server.close() };
}

test.each(['ecommerce_synonym', 'demand'])('reads the vocabulary from a Directus that lacks %s', async (name) => {
  const server = await serve(name);
  expect(await readVocabulary()).toMatchObject({ categories: [], synonyms: [], demands: [] });
  server.close();
});
