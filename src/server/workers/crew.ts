import type { Worker } from 'node:cluster';
import { getBackoffMs } from '../../base/backoff.ts';
import { log } from '../log.ts';
import type { CreateRateLimit } from '../redis/shared-rate-limit.ts';
import { createLink, type HandlersOf, type Link } from './link.ts';
import { createMetricsMemory } from './metrics-memory.ts';
import type { PrimaryCalls, TopicMessage, WorkerCalls } from './protocol.ts';
import { createSharedState } from './shared-state.ts';

type Options = {
  count: number;
  fork: () => Worker;
  /** Called when a worker ends before any has served: what keeps it from starting would keep all others. */
  onFailedStart: () => void;
  createRateLimit?: CreateRateLimit;
};

/** All workers of the site, and what passes between them. */
export type Crew = {
  /** Has all workers finish their requests. Resolves when they have ended. */
  drain: (reason: string) => Promise<void>;
  kill: () => void;
};

type Member = { worker: Worker; link: Link<WorkerCalls>; isServing: boolean; since: number };

/** Between the end of a worker and the start of the next one, doubled for each that has not lasted. */
const restartDelay = { firstMs: 100, maxMs: 30_000 };

const stableAfterMs = 60_000;

/** A worker that needs longer to open a release is replaced: its successor opens it at its start. */
const openTimeoutMs = 60_000;

/** After which a worker that is asked something does not matter for the answer. */
const gatherTimeoutMs = 500;

export function createCrew({ count, fork, onFailedStart, createRateLimit }: Options): Crew {
  const members = new Map<number, Member>();
  const state = createSharedState(createRateLimit);
  const metrics = createMetricsMemory();
  /** What the lead has been told and not handled yet. */
  const untold = new Set<TopicMessage>();
  let lead: Member | undefined;
  let release: string | undefined;
  let failures = 0;
  let hasListened = false;
  let isStopping = false;
  let onEmpty: (() => void) | undefined;
  let switching = Promise.resolve();

  const listServing = (besides?: Member) =>
    [...members.values()].filter((member) => member.isServing && member !== besides);

  const tellLead = async (message: TopicMessage) => {
    untold.add(message);
    const told = lead;
    if (!told) return;
    const isHandled = await told.link.call('handle', message).then(
      () => true,
      // What it could not do is done; what it did not do before it ended is for the next lead.
      () => members.has(told.worker.id),
    );
    if (isHandled) untold.delete(message);
  };
  const chooseLead = () => {
    [lead] = listServing();
    if (!lead) return;
    const { id, process } = lead.worker;
    log('info', 'leading', { worker: id, pid: process.pid });
    void lead.link.call('lead', null).catch(() => undefined);
    for (const message of [...untold]) void tellLead(message);
  };

  /** Has each of them do something within a time; those that cannot are replaced. */
  const callEach = (wanted: readonly Member[], name: 'openRelease' | 'activateRelease', id: string) =>
    Promise.all(
      wanted.map(async ({ link, worker }) => {
        const isDone = await Promise.race([
          link.call(name, id).then(
            () => true,
            () => false,
          ),
          wait(openTimeoutMs, false),
        ]);
        if (isDone || worker.isDead()) return;
        log('error', 'worker without the release', { worker: worker.id, release: id });
        worker.process.kill('SIGKILL');
      }),
    );
  const switchRelease = async (id: string, from: Member) => {
    await callEach(listServing(from), 'openRelease', id);
    release = id;
    await callEach(listServing(), 'activateRelease', id);
  };

  /** The answers of all others that answer soon. @param note called with each, even with one that comes later */
  const askOthers = async (asking: Member, message: TopicMessage, note?: (worker: number, answer: unknown) => void) => {
    const answers = listServing(asking).map(async ({ link, worker }) => {
      const answering = link.call('handle', message).then((answer) => {
        note?.(worker.id, answer);
        return answer;
      });
      return Promise.race([answering.catch(() => undefined), wait(gatherTimeoutMs, undefined)]);
    });
    return (await Promise.all(answers)).filter((answer) => answer !== undefined);
  };
  const makeHandlers = (getMember: () => Member): HandlersOf<PrimaryCalls> => ({
    ...state,
    getRelease: () => release,
    join: (id) => {
      release ??= id;
      if (release !== id) return release;
      const member = getMember();
      member.isServing = true;
      member.since = performance.now();
      log('info', 'worker joined', { worker: member.worker.id, release: id });
      if (!lead) chooseLead();
      return undefined;
    },
    switchRelease: async (id) => {
      switching = switching.then(() => switchRelease(id, getMember()));
      await switching;
      return null;
    },
    broadcast: async (message) => {
      await Promise.all(listServing().map(({ link }) => link.call('handle', message).catch(() => undefined)));
      return null;
    },
    gather: (message) => askOthers(getMember(), message),
    collectMetrics: async (values) => {
      const { id } = getMember().worker;
      metrics.note(id, values);
      const answers = await askOthers(getMember(), { topic: 'metrics', data: null }, metrics.note);
      return { others: metrics.listOthers(id), serving: answers.length + 1 };
    },
    tellLead: async (message) => {
      void tellLead(message);
      return null;
    },
  });

  const start = () => {
    const worker = fork();
    const link = createLink<WorkerCalls, PrimaryCalls>({
      send: (message) => {
        if (worker.isConnected()) worker.send(message, undefined, () => undefined);
      },
      handlers: makeHandlers(() => member),
    });
    const member: Member = { worker, link, isServing: false, since: performance.now() };
    members.set(worker.id, member);
    worker.on('message', link.receive);
    worker.on('listening', () => {
      hasListened = true;
    });
    worker.on('error', (error) => log('error', 'worker failed', { worker: worker.id, reason: String(error) }));
    worker.on('exit', (code, signal) => onExit(member, code, signal));
  };
  const onExit = (member: Member, code: number | null, signal: string | null) => {
    members.delete(member.worker.id);
    member.link.end();
    metrics.end(member.worker.id);
    if (lead === member && !isStopping) chooseLead();
    if (members.size === 0) onEmpty?.();
    if (isStopping) return;
    if (!hasListened) return onFailedStart();
    log('error', 'worker ended', { worker: member.worker.id, reason: signal ?? `exit code ${code}` });
    if (member.isServing && performance.now() - member.since > stableAfterMs) failures = 0;
    const delayMs = getBackoffMs(failures, restartDelay);
    failures += 1;
    setTimeout(() => {
      if (!isStopping) start();
    }, delayMs);
  };

  for (let at = 0; at < count; at += 1) start();
  return {
    drain: (reason) => {
      isStopping = true;
      for (const { worker, link, isServing } of members.values()) {
        if (isServing) link.call('drain', reason).catch(() => undefined);
        else worker.process.kill('SIGTERM');
      }
      return new Promise((resolve) => {
        onEmpty = resolve;
        if (members.size === 0) resolve();
      });
    },
    kill: () => {
      for (const { worker } of members.values()) worker.process.kill('SIGKILL');
    },
  };
}

function wait<Value>(afterMs: number, value: Value): Promise<Value> {
  return new Promise((resolve) => {
    setTimeout(resolve, afterMs, value).unref();
  });
}
