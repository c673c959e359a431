import { describe, expect, it } from 'vitest';
import { createRenderQueue, type QueueResult, type RenderPermit } from './render-queue.ts';

type Changes = Partial<Parameters<typeof createRenderQueue>[0]>;

/** A queue with a fake clock, and its results. */
function makeQueue(changes: Changes = {}) {
  const clock = { now: 0, hasRoom: false };
  const deferred: (() => void)[] = [];
  const queue = createRenderQueue({
    ...{
      concurrency: 1,
      maxConcurrency: 3,
      maxQueued: 6,
      maxQueuedPerClient: 4,
      queueTimeoutMs: 3_000,
      renderTimeoutMs: 10_000,
    },
    hasCapacity: () => clock.hasRoom,
    defer: (work) => deferred.push(work),
    now: () => clock.now,
    ...changes,
  });
  const turns = new Map<string, QueueResult>();
  const order: string[] = [];
  const enter = (name: string, client = name, key?: string) => {
    const { result, leave } = queue.enqueue({ client, key });
    const settled = result.then((given) => {
      turns.set(name, given);
      if (given.kind === 'render') order.push(name);
    });
    return { leave, settled };
  };
  const flush = async () => {
    for (const work of deferred.splice(0)) work();
    await Promise.resolve();
    await Promise.resolve();
  };
  return {
    queue,
    clock,
    deferred,
    order,
    enter,
    flush,
    kindOf: (name: string) => turns.get(name)?.kind,
    renderOf: (name: string): RenderPermit => {
      const turn = turns.get(name);
      if (turn?.kind !== 'render') throw new Error(`${name} is not being rendered`);
      return turn;
    },
  };
}

/** Renders one after the other until the queue is empty. */
async function renderAll({ order, renderOf, flush }: ReturnType<typeof makeQueue>): Promise<string[]> {
  await flush();
  for (let done = 0; done < order.length; done += 1) {
    renderOf(order[done] ?? '').release();
    await flush();
  }
  return order;
}

describe('turns', () => {
  it('renders at once while a slot is free, and the next when one is released', async () => {
    const made = makeQueue({ concurrency: 2 });
    for (const name of ['a', 'b', 'c']) made.enter(name);
    await made.flush();
    expect(made.order).toEqual(['a', 'b']);
    made.renderOf('b').release();
    await made.flush();
    expect(made.order).toEqual(['a', 'b', 'c']);
  });

  it('defers the next render', async () => {
    const made = makeQueue();
    made.enter('a');
    made.enter('b');
    await made.flush();
    made.renderOf('a').release();
    expect([made.order, made.deferred.length]).toEqual([['a'], 1]);
  });

  it('starts one render in each turn of the event loop, though those before it have ended', async () => {
    const made = makeQueue({ concurrency: 2 });
    await made.enter('a').settled;
    made.renderOf('a').release();
    for (const name of ['b', 'c']) made.enter(name);
    await Promise.resolve();
    expect(made.order).toEqual(['a']);
    await made.flush();
    expect(made.order).toEqual(['a', 'b']);
    await made.flush();
    expect(made.order).toEqual(['a', 'b', 'c']);
  });

  it('a slot that is released twice is freed once', async () => {
    const made = makeQueue();
    for (const name of ['a', 'b', 'c']) made.enter(name);
    await made.flush();
    made.renderOf('a').release();
    made.renderOf('a').release();
    await made.flush();
    expect(made.order).toEqual(['a', 'b']);
  });

  it('clients take turns, however much one of them requests', async () => {
    const made = makeQueue();
    for (let at = 0; at < 4; at += 1) made.enter(`flood ${at}`, 'flood');
    made.enter('visitor 0', 'visitor');
    made.enter('visitor 1', 'visitor');
    expect(await renderAll(made)).toEqual(['flood 0', 'flood 1', 'visitor 0', 'flood 2', 'visitor 1', 'flood 3']);
  });

  it('concurrency grows only with processor capacity, by one per tick', async () => {
    const made = makeQueue();
    for (const name of ['a', 'b', 'c', 'd', 'e']) made.enter(name);
    made.queue.tick();
    await made.flush();
    expect(made.order).toEqual(['a']);
    made.clock.hasRoom = true;
    made.queue.tick();
    made.queue.tick();
    await made.flush();
    expect(made.order).toEqual(['a', 'b']);
    for (let at = 0; at < 4; at += 1) {
      made.queue.tick();
      await made.flush();
    }
    expect(made.order).toEqual(['a', 'b', 'c']);
  });

  it('a render that never ends loses its slot', async () => {
    const made = makeQueue();
    made.enter('endless');
    made.clock.now = 9_000;
    made.enter('next');
    made.clock.now = 10_000;
    made.queue.tick();
    await made.flush();
    expect(made.order).toEqual(['endless', 'next']);
  });
});

describe('limits', () => {
  it('refuses a client at its limit, and no other', async () => {
    const made = makeQueue();
    for (let at = 0; at < 6; at += 1) made.enter(`flood ${at}`, 'flood');
    expect(made.queue.isFullFor('flood')).toBe(true);
    expect(made.queue.isFullFor('visitor')).toBe(false);
    made.enter('visitor');
    await made.flush();
    expect(made.kindOf('flood 5')).toBe('refused');
    expect(await renderAll(made)).toContain('visitor');
    expect(made.queue.getCounts()).toEqual({ begun: 6, running: 0, waiting: 0 });
  });

  it('a full queue drops the last request of the client with the largest share', async () => {
    const made = makeQueue();
    made.enter('running');
    for (let at = 0; at < 4; at += 1) made.enter(`flood ${at}`, 'flood');
    for (let at = 0; at < 2; at += 1) made.enter(`other ${at}`, 'other');
    made.enter('visitor');
    await made.flush();
    expect(made.queue.getCounts().waiting).toBe(6);
    expect(made.kindOf('flood 3')).toBe('refused');
    expect(await renderAll(made)).toEqual([
      ...['running', 'flood 0', 'other 0', 'visitor', 'flood 1', 'other 1', 'flood 2'],
    ]);
  });

  it('cannot be filled from many addresses of one household', async () => {
    const made = makeQueue({ maxQueued: 256, maxQueuedPerClient: 64 });
    for (let at = 0; at < 256; at += 1) made.enter(`flood ${at}`, `2001:db8:1:${at.toString(16)}`);
    made.enter('other of the household', '2001:db8:1:0');
    for (let at = 0; at < 128; at += 1) {
      expect(made.queue.isFullFor(`198.${at}.100.7`)).toBe(false);
      made.enter(`visit ${at}`, `198.${at}.100.7`);
    }
    expect(made.queue.isFullFor('2001:db8:1:ff')).toBe(true);
    expect(made.queue.getCounts().waiting).toBe(256);
    const order = await renderAll(made);
    expect(order.filter((name) => name.startsWith('visit'))).toHaveLength(128);
    expect(order.filter((name) => name.startsWith('flood')).length).toBeLessThanOrEqual(1 + 128);
    expect(order.indexOf('visit 0')).toBeLessThan(8);
  });

  it('refuses a newcomer when all clients have the same share of a full queue', async () => {
    const made = makeQueue();
    made.enter('running');
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) made.enter(name);
    expect(made.queue.isFullFor('g')).toBe(true);
    made.enter('g');
    await made.flush();
    expect(made.kindOf('g')).toBe('refused');
    expect(made.queue.getCounts().waiting).toBe(6);
  });

  it('refuses requests that time out', async () => {
    const made = makeQueue();
    made.enter('running');
    made.enter('early');
    made.clock.now = 1;
    made.enter('late');
    made.clock.now = 3_000;
    made.queue.tick();
    await made.flush();
    expect([made.kindOf('early'), made.kindOf('late')]).toEqual(['refused', undefined]);
  });
});

describe('a client that disconnects', () => {
  it('leaves the queue', async () => {
    const made = makeQueue();
    made.enter('running');
    const { leave } = made.enter('gone');
    made.enter('next');
    leave();
    await made.flush();
    expect(made.kindOf('gone')).toBe('left');
    expect(await renderAll(made)).toEqual(['running', 'next']);
    expect(made.queue.getCounts().begun).toBe(2);
  });

  it('does not affect its render once it has begun', async () => {
    const made = makeQueue();
    const { leave } = made.enter('a');
    leave();
    await made.flush();
    expect([made.kindOf('a'), made.queue.getCounts().running]).toEqual(['render', 1]);
  });
});

describe('a shared page', () => {
  it('is rendered once for requests that come before and during its render', async () => {
    const made = makeQueue();
    made.enter('running');
    made.enter('first', 'first', 'list');
    made.enter('second', 'second', 'list');
    made.enter('other', 'other', 'other list');
    await made.flush();
    made.renderOf('running').release();
    await made.flush();
    made.enter('third', 'third', 'list');
    expect(made.renderOf('first').hasFollowers()).toBe(true);
    expect(made.queue.getCounts()).toEqual({ begun: 2, running: 1, waiting: 3 });
    made.renderOf('first').notifyFollowers();
    await made.flush();
    expect(['second', 'third', 'other'].map(made.kindOf)).toEqual(['rendered', 'rendered', undefined]);
  });

  it('is rendered at the turn of the next of its clients', async () => {
    const made = makeQueue();
    made.enter('running');
    for (let at = 0; at < 3; at += 1) made.enter(`flood ${at}`, 'flood', `list ${at}`);
    made.enter('visitor', 'visitor', 'list 2');
    await made.flush();
    made.renderOf('running').release();
    await made.flush();
    made.renderOf('flood 0').release();
    await made.flush();
    expect(made.order).toEqual(['running', 'flood 0', 'visitor']);
    made.renderOf('visitor').notifyFollowers();
    await made.flush();
    expect(made.kindOf('flood 2')).toBe('rendered');
  });

  it('is rendered again for requests after it was shared', async () => {
    const made = makeQueue({ concurrency: 2 });
    made.enter('first', 'first', 'list');
    await made.flush();
    made.renderOf('first').notifyFollowers();
    made.enter('second', 'second', 'list');
    await made.flush();
    expect(made.order).toEqual(['first', 'second']);
    made.renderOf('first').notifyFollowers();
    expect(made.renderOf('second').hasFollowers()).toBe(false);
  });

  it('has no followers after they have left or timed out', async () => {
    const made = makeQueue();
    made.enter('first', 'first', 'list');
    const { leave } = made.enter('gone', 'gone', 'list');
    made.enter('patient', 'patient', 'list');
    leave();
    made.clock.now = 3_000;
    made.queue.tick();
    await made.flush();
    expect([made.kindOf('gone'), made.kindOf('patient')]).toEqual(['left', 'refused']);
    expect(made.renderOf('first').hasFollowers()).toBe(false);
  });

  it('is rendered again when the first render never ends', async () => {
    const made = makeQueue();
    made.enter('endless', 'endless', 'list');
    made.clock.now = 9_000;
    made.enter('second', 'second', 'list');
    made.clock.now = 10_000;
    made.queue.tick();
    made.enter('third', 'third', 'list');
    await made.flush();
    expect(made.kindOf('second')).toBe('rendered');
    expect(made.order).toEqual(['endless', 'third']);
  });
});
