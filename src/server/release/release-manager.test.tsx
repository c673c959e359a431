import { Suspense, use } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { getSiteMap, type SiteMap } from '../../routing/addresses.ts';
import { makeSiteMap } from '../../routing/site-map-fixture.ts';
import { createReleaseManager, type Release, type Router } from './release-manager.ts';
import { openStaticElements } from './static-elements.ts';

const makeMap = (root: string) => makeSiteMap({ storeRoots: { de: root, en: null, fr: null } });
const readRoot = () => getSiteMap().addresses.storeRoots.de;

function Late({ resume }: { resume: Promise<void> }) {
  use(resume);
  return readRoot();
}

/** Reads the site map at once, and once more in a part that streams after `resume`. */
function Page({ resume }: { resume: Promise<void> }) {
  return (
    <p>
      {readRoot()}{' '}
      <Suspense fallback="…">
        <Late resume={resume} />
      </Suspense>
    </p>
  );
}

const createRouter = (resume: Promise<void>): Router =>
  ({ handleRequest: () => renderToReadableStream(<Page resume={resume} />) }) as never;

const makeRelease = (id: string, map: SiteMap, router: Router): Release => ({
  id,
  map,
  router,
  metadata: new Map(),
  elements: openStaticElements(),
  files: { find: () => undefined, findStatusPage: () => undefined, count: 0 },
  payloads: new Map(),
  isPage: () => true,
  contentState: undefined,
  changePosition: undefined,
});

test('a page that streams while a release is activated ends with the site map of its own', async () => {
  const resumed = Promise.withResolvers<void>();
  const router = createRouter(resumed.promise);
  const manager = createReleaseManager(() => router);
  const [one, two] = [makeRelease('1', makeMap('/shop'), router), makeRelease('2', makeMap('/laden'), router)];
  const request = () =>
    manager.run(manager.getActive(), () => manager.handlers.handleRequest({} as never, {} as never));
  manager.activate(one);
  const before = request();
  await before;
  manager.activate(two);
  const after = request();
  await after;
  resumed.resolve();
  const read = async (answer: ReturnType<typeof request>) => {
    const html = await new Response((await answer) as ReadableStream).text();
    return html.match(/\/(?:shop|laden)(?=<)/g);
  };
  expect(await read(before)).toEqual(['/shop', '/shop']);
  expect(await read(after)).toEqual(['/laden', '/laden']);
});

test('a request keeps its release, and work outside of requests gets the active one', async () => {
  const router = createRouter(Promise.resolve());
  const manager = createReleaseManager(() => router);
  const [one, two] = [makeRelease('1', makeMap('/shop'), router), makeRelease('2', makeMap('/laden'), router)];
  expect(manager.getCurrent).toThrow();
  manager.activate(one);
  manager.run(one, () => {
    manager.activate(two);
    expect([manager.getCurrent().id, manager.getActive().id]).toEqual(['1', '2']);
  });
  expect(manager.getCurrent().id).toBe('2');
});

test('there is no site map outside of a request and a build', () => {
  expect(getSiteMap).toThrow('no site map');
});

test('a build has the site map that it is for', async () => {
  const manager = createReleaseManager(() => createRouter(Promise.resolve()));
  let read: unknown;
  await manager.build(makeMap('/laden'), async () => {
    await new Promise(setImmediate);
    read = readRoot();
  });
  expect(read).toBe('/laden');
});
