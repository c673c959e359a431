import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createFormerPayloads } from './former-payloads.ts';
import { type PublicFile, toPublicFile } from './public-file.ts';
import type { Release } from './release/release.ts';

function makePayload(words: string): PublicFile {
  const identity = Buffer.from(words.padEnd(20_000, ' Gold'));
  return toPublicFile({
    bodies: { identity, gzip: gzipSync(identity) },
    contentType: 'text/x-component; charset=utf-8',
    cacheControl: 'private, max-age=31536000, immutable',
    status: 200,
    isHttps: false,
  });
}

const makeRelease = (payloads: Record<string, PublicFile>) =>
  ({ payloads: new Map(Object.entries(payloads)) }) as unknown as Release;

test('payloads of the previous release are retained, without their plain form', () => {
  const former = createFormerPayloads(1024 ** 2);
  const [ring, watch] = [makePayload('Ring'), makePayload('Uhr')];
  former.add(
    makeRelease({ '/payload/ring': ring, '/payload/watch': watch }),
    makeRelease({ '/payload/watch': watch, '/payload/new': makePayload('Ring, neu') }),
  );
  expect(former.find('/payload/watch')).toBeUndefined();
  const { identity, gzip } = former.find('/payload/ring')?.variants ?? {};
  expect(identity?.body).toMatchObject({ size: 20_000 });
  expect(gunzipSync(gzip?.body as Buffer).toString()).toMatch(/^Ring Gold/);
});

test('the least recently used payload is evicted first', () => {
  const former = createFormerPayloads(12_000);
  for (let at = 0; at < 10; at += 1) {
    former.add(makeRelease({ [`/payload/${at}`]: makePayload(`Ring ${at}`) }), makeRelease({}));
  }
  expect(former.find('/payload/0')).toBeUndefined();
  expect(former.find('/payload/9')).toBeDefined();
});
