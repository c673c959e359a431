import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { signatureHeader, signCall } from '../signature.ts';
import { type Picture, pictureKey } from './picture-source.ts';
import { createPicturePreparation, createPicturesEndpoint, picturesPath } from './prepare-pictures.ts';

const [first, second] = ['7b1c2d3e-4f50-4a61-8b72-9c83ad94be05', '7b1c2d3e-4f50-4a61-8b72-9c83ad94be06'] as const;

const toPicture = (width: number, id: string = first): Picture => ({ id, width, format: 'webp' });

/** A preparation whose conversions are recorded; `failing` are the widths that cannot be converted. */
function openPreparation(
  wanted: readonly Picture[],
  { failing = [], isHalfEmpty = () => true }: { failing?: number[]; isHalfEmpty?: () => boolean } = {},
) {
  const stored = new Set<string>();
  const prepared: string[] = [];
  const forgotten: string[] = [];
  /** Called before each conversion. */
  const hook = { beforeEach: async (_: Picture) => undefined as unknown };
  const preparation = createPicturePreparation({
    pictures: {
      prepare: async (picture) => {
        await hook.beforeEach(picture);
        if (failing.includes(picture.width)) throw new Error('broken');
        stored.add(pictureKey(picture));
        prepared.push(`${picture.width}.${picture.format}`);
      },
      forget: (id) => forgotten.push(id),
    },
    store: { has: (key) => stored.has(key), isHalfEmpty },
    listWanted: async function* () {
      yield* wanted;
    },
    listFileWidths: async (ids) => ids.map((id) => ({ id, width: 400 })),
  });
  return { ...preparation, prepared, stored, forgotten, hook };
}

describe('the pictures that visitors will request', () => {
  test('are converted in their order, except for those that are stored', async () => {
    const { prepareAll, prepared, stored } = openPreparation([320, 480, 800].map((width) => toPicture(width)));
    stored.add(pictureKey(toPicture(480)));
    await prepareAll();
    expect(prepared).toEqual(['320.webp', '800.webp']);
    await prepareAll();
    expect(prepared).toHaveLength(2);
  });

  test('are left out from where the store is half full', async () => {
    const { prepareAll, prepared } = openPreparation(
      [320, 480].map((width) => toPicture(width)),
      {
        isHalfEmpty: () => prepared.length < 1,
      },
    );
    await prepareAll();
    expect(prepared).toEqual(['320.webp']);
  });

  test('are converted after one that cannot be converted', async () => {
    const wanted = [320, 480].map((width) => toPicture(width));
    const { prepareAll, prepared } = openPreparation(wanted, { failing: [320] });
    await prepareAll();
    expect(prepared).toEqual(['480.webp']);
  });

  test('are given up after five failures in a row, and tried again later', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const failing = [1, 2, 3, 4, 5];
    const { prepareAll, prepared } = openPreparation(
      [...failing, 6].map((width) => toPicture(width)),
      { failing },
    );
    await prepareAll();
    expect(prepared).toEqual([]);
    failing.length = 0;
    await vi.runOnlyPendingTimersAsync();
    expect(prepared).toEqual(['1.webp', '2.webp', '3.webp', '4.webp', '5.webp', '6.webp']);
  });

  test('are listed once more after a round that was running when it was asked for', async () => {
    const wanted = [toPicture(320)];
    const { prepareAll, prepared, hook } = openPreparation(wanted);
    const [started, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    hook.beforeEach = (picture) => {
      if (picture.width === 320) started.resolve();
      return held.promise;
    };
    const round = prepareAll();
    await started.promise;
    wanted.push(toPicture(480));
    const next = Promise.all([prepareAll(), prepareAll()]);
    held.resolve();
    await Promise.all([round, next]);
    expect(prepared).toEqual(['320.webp', '480.webp']);
  });
});

describe('a file that was uploaded or replaced', () => {
  const sizes = ['320.avif', '480.avif'];

  test('is converted into all files that pages offer, whether it is stored or not', async () => {
    const { prepareFiles, prepared, stored, forgotten } = openPreparation([]);
    for (const width of [320, 480]) stored.add(pictureKey({ id: first, width, format: 'avif' }));
    await prepareFiles([first]);
    expect(prepared).toEqual(sizes);
    expect(forgotten).toEqual([first]);
  });

  test('comes before the rest of a round', async () => {
    const { prepareAll, prepareFiles, prepared, hook } = openPreparation([1980, 1981].map((width) => toPicture(width)));
    const [started, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    hook.beforeEach = ({ width }) => {
      if (width !== 1980) return Promise.resolve();
      started.resolve();
      return held.promise;
    };
    const round = prepareAll();
    await started.promise;
    const files = prepareFiles([second]);
    // The list of files has been read by then.
    await new Promise(setImmediate);
    held.resolve();
    await Promise.all([round, files]);
    expect(prepared).toEqual(['1980.webp', ...sizes, '1981.webp']);
  });
});

describe('the endpoint', () => {
  const call = (body: string, secret = 'secret') => {
    const keys: string[] = [];
    const app = createPicturesEndpoint(async (ids) => void keys.push(...ids), 'secret');
    const signature = signCall(secret, { direction: 'cms-to-storefront', method: 'POST', path: picturesPath, body });
    const answer = app.request(picturesPath, { method: 'POST', body, headers: { [signatureHeader]: signature } });
    return { answer, keys };
  };

  test('passes the files on', async () => {
    const { answer, keys } = call(JSON.stringify({ collection: 'directus_files', keys: [first] }));
    expect((await answer).status).toBe(202);
    expect(keys).toEqual([first]);
  });

  test.each([
    ['another signature', JSON.stringify({ keys: [first] }), 'other', 401],
    ['no ids', JSON.stringify({ keys: ['../secret'] }), 'secret', 400],
    ['no JSON', 'keys', 'secret', 400],
  ])('refuses %s', async (_, body, secret, status) => {
    const { answer, keys } = call(body, secret);
    expect((await answer).status).toBe(status);
    expect(keys).toEqual([]);
  });
});
