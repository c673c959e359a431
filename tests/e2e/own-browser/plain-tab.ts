import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Fields = Readonly<Record<string, unknown>>;

type Message = { id?: number; method?: string; params?: Fields; sessionId?: string; result?: Fields; error?: unknown };

type Target = { targetId: string; subtype?: string };

/** A tab of a browser of its own. */
export type PlainTab = {
  open: (address: string) => Promise<void>;
  /** Calls a method of the DevTools protocol for the page that is shown: `{}` if another takes its place meanwhile. */
  send: (method: string, params?: Fields) => Promise<Fields>;
  /** The value of an expression in the page that is shown; undefined while another page takes its place. */
  evaluate: (expression: string) => Promise<unknown>;
  /** The value of an expression in the page that is being prerendered; undefined while there is none. */
  evaluateAhead: (expression: string) => Promise<unknown>;
  /** The parameters of all events with this name so far, of every page of the tab. */
  listEvents: (method: string) => Fields[];
  close: () => Promise<void>;
};

const switches = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-port=0'];

/** In CSS pixels; `scale` is the number of device pixels of each. Chromium with a window has no narrow ones. */
type WindowSize = { width: number; height: number; scale: number };

const desktop: WindowSize = { width: 1440, height: 900, scale: 1 };

/** A call of the DevTools protocol. */
type Call = readonly [method: string, params: Fields];

/**
 * Opens a tab with an empty profile without Playwright, which attaches to pages in a way that forbids prerendering, and
 * switches the back/forward cache off.
 *
 * @param prepare calls for every page of the tab before it begins, prerendered ones too
 * @param size of the window: a page that is prerendered in an emulated one is not activated
 */
export async function openPlainTab(
  executablePath: string,
  prepare: readonly Call[] = [],
  { width, height, scale } = desktop,
): Promise<PlainTab> {
  const profile = mkdtempSync(join(tmpdir(), 'plain-tab-'));
  const window = [`--window-size=${width},${height}`, `--force-device-scale-factor=${scale}`];
  const browser = spawn(executablePath, [...switches, ...window, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exit = once(browser, 'exit');
  const end = async () => {
    // A browser that is asked to close may be gone before it answers.
    browser.kill('SIGKILL');
    await exit;
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    return await attach(browser, end, prepare);
  } catch (error) {
    await end();
    throw error;
  }
}

/** @param end ends the browser and removes its profile */
async function attach(browser: ChildProcess, end: () => Promise<void>, prepare: readonly Call[]): Promise<PlainTab> {
  const { call, events, disconnect } = await connect(await readEndpoint(browser), ({ method, params }) => {
    if (method === 'Target.attachedToTarget' && prepare.length > 0) void prepareTarget(String(params?.sessionId));
  });
  const prepareTarget = async (session: string) => {
    // In this order, and some are answered only by a page that runs.
    const calls = [...prepare, ['Runtime.runIfWaitingForDebugger', {}] as const];
    await Promise.all(calls.map(([method, params]) => call(method, params, session).catch(() => undefined)));
  };
  const findTargets = async (type: 'tab' | 'page') => {
    const { targetInfos } = await call('Target.getTargets', { filter: [{ type }] });
    return targetInfos as Target[];
  };
  const [tab] = await findTargets('tab');
  const { sessionId: tabSession } = await call('Target.attachToTarget', { targetId: tab?.targetId, flatten: true });
  // A page may be replaced by a prerendered one only if it is attached to by its tab.
  const auto = { autoAttach: true, waitForDebuggerOnStart: prepare.length > 0, flatten: true };
  await call('Target.setAutoAttach', auto, String(tabSession));
  const enabled = new Set<string>();
  const findPage = async () => {
    const [shown] = await findTargets('page');
    const attached = events.find(
      ({ method, params }) => method === 'Target.attachedToTarget' && isOf(params?.targetInfo, shown?.targetId),
    );
    const session = attached && String(attached.params?.sessionId);
    if (session && !enabled.has(session)) {
      enabled.add(session);
      // Another page may have taken its place meanwhile.
      for (const domain of ['Page', 'Preload']) await call(`${domain}.enable`, {}, session).catch(() => undefined);
    }
    return session;
  };
  const findPrerendered = () => {
    const attached = events.findLast(
      ({ method, params }) => method === 'Target.attachedToTarget' && isPrerendered(params?.targetInfo),
    );
    return attached && String(attached.params?.sessionId);
  };
  const evaluateIn = async (expression: string, session: string | undefined) => {
    const parameters = { expression, awaitPromise: true, returnByValue: true };
    const { result } = await call('Runtime.evaluate', parameters, session).catch(() => ({ result: {} }));
    return (result as { value?: unknown } | undefined)?.value;
  };
  const send = async (method: string, params?: Fields) => {
    for (;;) {
      const page = await findPage();
      if (page) return call(method, params, page);
    }
  };
  return {
    send,
    open: async (address) => {
      await send('Page.navigate', { url: address });
    },
    evaluate: async (expression) => evaluateIn(expression, await findPage()),
    evaluateAhead: async (expression) => {
      const session = findPrerendered();
      return session && evaluateIn(expression, session);
    },
    listEvents: (wanted) => events.flatMap(({ method, params }) => (method === wanted && params ? [params] : [])),
    close: async () => {
      disconnect();
      await end();
    },
  };
}

const isOf = (target: unknown, id: string | undefined) =>
  typeof target === 'object' && target !== null && 'targetId' in target && target.targetId === id;

const isPrerendered = (target: unknown) =>
  typeof target === 'object' && target !== null && 'subtype' in target && target.subtype === 'prerender';

/** The address of the DevTools protocol, which the browser prints. */
async function readEndpoint({ stderr }: ChildProcess): Promise<string> {
  let printed = '';
  for await (const part of stderr?.iterator({ destroyOnReturn: false }) ?? []) {
    printed += part;
    const [endpoint] = /ws:\/\/\S+/.exec(printed) ?? [];
    if (endpoint) {
      stderr?.resume();
      return endpoint;
    }
  }
  throw new Error(`The browser did not start: ${printed}`);
}

async function connect(endpoint: string, onEvent: (event: Message) => void) {
  const socket = new WebSocket(endpoint);
  await once(socket, 'open');
  const events: Message[] = [];
  const pending = new Map<number, { session: string | undefined; resolve: (message: Message) => void }>();
  let count = 0;
  socket.addEventListener('close', () => {
    for (const { resolve } of pending.values()) resolve({ error: 'The browser is gone.' });
  });
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.id === undefined) {
      events.push(message);
      onEvent(message);
      // What a page was asked before another took its place is never answered.
      if (message.method === 'Target.detachedFromTarget') endSession(message.params?.sessionId);
    } else pending.get(message.id)?.resolve(message);
  });
  const endSession = (session: unknown) => {
    for (const one of pending.values()) if (one.session === session) one.resolve({ result: {} });
  };
  const call = async (method: string, params: Fields = {}, sessionId?: string): Promise<Fields> => {
    count += 1;
    const { promise, resolve } = Promise.withResolvers<Message>();
    pending.set(count, { session: sessionId, resolve });
    socket.send(JSON.stringify({ id: count, method, params, sessionId }));
    const { result, error } = await promise;
    if (!result) throw new Error(`${method}: ${JSON.stringify(error)}`);
    return result;
  };
  return { call, events, disconnect: () => socket.close() };
}

/**
 * Keeps the service worker away: what was prefetched before the first one took over is of no use after it, and what it
 * answers cannot be held back.
 */
export const withoutWorker = 'delete Navigator.prototype.serviceWorker';

/** Touches a control, so that React starts also where it waits for that; tells whether the page is hydrated. */
export const touch = `document.querySelector('[role=searchbox]')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  document.documentElement.dataset.alive`;
