import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { wishlistKey } from '../catalog/wishlist/wishlist-keys.ts';

const requestHydration = vi.hoisted(() => vi.fn());
vi.mock('../base/request-hydration.ts', () => ({ requestHydration }));
// It reads the document.
vi.mock('./react-start.ts', () => ({}));

const stored = new Map<string, string>();
const events = new EventTarget();
vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));

/** An element that is to start React where the product 7 is on the wishlist. */
async function connectWish() {
  const { connect } = await import('./shop-elements.ts');
  const attributes: Readonly<Record<string, string>> = { part: 'react', wish: '7' };
  const element = { getAttribute: (name: string) => attributes[name] ?? null };
  const connection = new AbortController();
  onTestFinished(() => connection.abort());
  // Nothing else of it is asked for.
  connect(element as HTMLElement, connection.signal);
  return connection;
}

function wishInAnotherTab(ids: readonly number[]): void {
  stored.set(wishlistKey, JSON.stringify({ version: 1, pieces: ids }));
  events.dispatchEvent(Object.assign(new Event('storage'), { key: wishlistKey }));
}

beforeEach(() => {
  stored.clear();
  vi.resetModules();
  requestHydration.mockClear();
});
// Test files share their modules and globals: none of these is left to the others.
afterAll(() => void vi.resetModules());
afterAll(vi.unstubAllGlobals);

test('a product that another tab puts on the wishlist starts React', async () => {
  await connectWish();
  wishInAnotherTab([8]);
  expect(requestHydration).not.toHaveBeenCalled();
  wishInAnotherTab([8, 7]);
  expect(requestHydration).toHaveBeenCalledOnce();
});

test('so does one that was put there while the page was in the back/forward cache', async () => {
  await connectWish();
  stored.set(wishlistKey, JSON.stringify({ version: 1, pieces: [7] }));
  events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(requestHydration).toHaveBeenCalledOnce();
});

test('an element that has left the page starts nothing', async () => {
  (await connectWish()).abort();
  wishInAnotherTab([7]);
  expect(requestHydration).not.toHaveBeenCalled();
});
