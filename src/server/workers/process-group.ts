import cluster from 'node:cluster';
import { getEnvironment } from '../../base/environment.ts';
import type { MetricValues } from '../../base/metrics.ts';
import type { InvalidatedTags } from '../../catalog/index/catalogue-sync.ts';
import type { RenderCounts } from '../admission.ts';
import type { StoredEntry } from '../media/picture-folder.ts';
import { type CreateRateLimit, createRateLimits } from '../redis/shared-rate-limit.ts';
import { createNonceMemory } from '../signature.ts';
import type { Warning } from '../watch-forwarding.ts';
import { createLink, type HandlersOf, isOfSameBuild } from './link.ts';
import type { CollectedMetrics, PrimaryCalls, TopicMessage, WorkerCalls } from './protocol.ts';
import { createSharedState } from './shared-state.ts';

/** What the processes tell and ask each other: what is sent, and what each answers. */
export type Topics = {
  /** Items of the catalogue were changed in the content system. */
  catalogueChange: { sends: { collection: string; keys: readonly (string | number)[] }; gets: unknown };
  /** Something has changed in the content system; the log of changes says what. */
  changeHint: { sends: null; gets: unknown };
  /** For the lead: the content system has called this storefront for a change, and may have called no other. */
  publishHint: { sends: null; gets: unknown };
  /** Files of the content system were uploaded or replaced. */
  replacedFiles: { sends: readonly string[]; gets: unknown };
  /** A converted picture was stored on disk, or removed from it where `entry` is undefined. */
  picture: { sends: { key: string; entry: StoredEntry | undefined; from: number }; gets: unknown };
  /** The RSC payload of a page that another process has rendered. */
  payload: { sends: { path: string; acceptEncoding: string | undefined }; gets: SentPayload | undefined };
  /** The numbers of a process, for `/metrics`. */
  metrics: { sends: null; gets: MetricValues };
  health: { sends: null; gets: { warnings: readonly Warning[]; renders: RenderCounts | undefined } };
  /** For the lead: a change by staff that pages may show. */
  publish: { sends: { collection: string; user: string | undefined }; gets: unknown };
  /** For the lead: copies with these tags are to be purged from the CDN. */
  cdnPurge: { sends: InvalidatedTags; gets: unknown };
  /** For the lead: pictures of these files are to be converted ahead. */
  preparePictures: { sends: readonly string[]; gets: unknown };
};

export type SentPayload = { status: number; headers: [string, string][]; body: Uint8Array<ArrayBuffer> };

type Topic = keyof Topics;

type Handle<Name extends Topic> = (data: Topics[Name]['sends']) => Topics[Name]['gets'] | Promise<Topics[Name]['gets']>;

/** The processes that serve the site together; they share nothing but what passes through here. */
export type ProcessGroup = {
  /** How many of them there are. */
  size: number;
  /** A rate limit that all processes count together, under its name. */
  createRateLimit: CreateRateLimit;
  /** A set that all processes share, of the keys that were used last. */
  createSet: (name: string) => SharedSet;
  /** Claims nonces that no process has seen yet. */
  createClaimNonce: () => (nonce: string, at: number, now: number) => boolean | Promise<boolean>;
  on: <Name extends Topic>(topic: Name, handle: Handle<Name>) => void;
  /** Tells every process, this one too. */
  broadcast: <Name extends Topic>(topic: Name, data: Topics[Name]['sends']) => Promise<void>;
  /** Asks every other process. */
  gather: <Name extends Topic>(topic: Name, data: Topics[Name]['sends']) => Promise<Topics[Name]['gets'][]>;
  /** Tells the numbers of this process, and gets those of all others. */
  collectMetrics: (own: MetricValues) => Promise<CollectedMetrics>;
  /** Tells the lead, which may be this process. */
  tellLead: <Name extends Topic>(topic: Name, data: Topics[Name]['sends']) => Promise<void>;
  /** The release that the others show; undefined where there is none yet. */
  getRelease: () => Promise<string | undefined>;
  /** Resolves to the release to open first, where the others have gone on to another one. */
  join: (release: string, member: Member) => Promise<string | undefined>;
  /** Resolves when every process shows the release. */
  switchRelease: (id: string) => Promise<void>;
};

export type SharedSet = {
  has: (key: string) => Promise<boolean>;
  add: (key: string) => Promise<unknown>;
  remove: (key: string) => Promise<unknown>;
};

/** What a process does for the group once it serves. */
export type Member = {
  /** Called once, when this process leads: it publishes, prepares pictures and writes the catalogue's file. */
  lead: () => void;
  open: (release: string) => Promise<unknown>;
  /** Shows a release, which it opens first where it has not yet. */
  activate: (release: string) => Promise<unknown>;
  drain: (reason: string) => void;
};

let group: ProcessGroup | undefined;

/** The group of this process; alone it is a group of one. */
export function getProcessGroup(): ProcessGroup {
  group ??= cluster.isWorker ? createWorkerGroup() : createGroupOfOne();
  return group;
}

/** Handlers of topics; one for each. */
function createTopics() {
  const handlers = new Map<string, (data: unknown) => unknown>();
  return {
    on: <Name extends Topic>(topic: Name, handle: Handle<Name>) => {
      handlers.set(topic, (data) => (isOfSameBuild<Topics[Name]['sends']>(data) ? handle(data) : undefined));
    },
    handle: ({ topic, data }: TopicMessage): unknown => handlers.get(topic)?.(data),
  };
}

function createGroupOfOne(): ProcessGroup {
  const topics = createTopics();
  let member: Member | undefined;
  return {
    size: 1,
    createRateLimit: createRateLimits(getEnvironment()),
    createSet: (set) => {
      const { addMark, hasMark, removeMark } = createSharedState();
      return {
        has: async (key) => hasMark({ set, key }),
        add: async (key) => addMark({ set, key }),
        remove: async (key) => removeMark({ set, key }),
      };
    },
    createClaimNonce: () => createNonceMemory(),
    on: topics.on,
    broadcast: async (topic, data) => void (await topics.handle({ topic, data })),
    gather: async () => [],
    collectMetrics: async () => ({ others: [], serving: 1 }),
    tellLead: async (topic, data) => void (await topics.handle({ topic, data })),
    getRelease: async () => undefined,
    join: async (_release, joined) => {
      member = joined;
      joined.lead();
      return undefined;
    },
    switchRelease: async (id) => void (await member?.activate(id)),
  };
}

function createWorkerGroup(): ProcessGroup {
  const topics = createTopics();
  let member: Member | undefined;
  const handlers: HandlersOf<WorkerCalls> = {
    lead: () => {
      member?.lead();
      return null;
    },
    openRelease: async (id) => {
      await member?.open(id);
      return null;
    },
    activateRelease: async (id) => {
      await member?.activate(id);
      return null;
    },
    handle: topics.handle,
    drain: (reason) => {
      member?.drain(reason);
      return null;
    },
  };
  const primary = createLink<PrimaryCalls, WorkerCalls>({
    // Without a primary process this one ends, as Node has it.
    send: (message) => void process.send?.(message, undefined, undefined, () => undefined),
    handlers,
  });
  process.on('message', primary.receive);
  return {
    size: getEnvironment().WORKER_COUNT,
    createRateLimit: (name, rule) => ({ consume: (client) => primary.call('consume', { name, ...rule, client }) }),
    createSet: (set) => ({
      has: (key) => primary.call('hasMark', { set, key }),
      add: (key) => primary.call('addMark', { set, key }),
      remove: (key) => primary.call('removeMark', { set, key }),
    }),
    createClaimNonce: () => (nonce, at, now) => primary.call('claimNonce', { nonce, at, now }),
    on: topics.on,
    broadcast: async (topic, data) => void (await primary.call('broadcast', { topic, data })),
    gather: async <Name extends Topic>(topic: Name, data: Topics[Name]['sends']) =>
      (await primary.call('gather', { topic, data })).filter(isOfSameBuild<Topics[Name]['gets']>),
    collectMetrics: (own) => primary.call('collectMetrics', own),
    tellLead: async (topic, data) => void (await primary.call('tellLead', { topic, data })),
    getRelease: () => primary.call('getRelease', null),
    join: (release, joined) => {
      member = joined;
      return primary.call('join', release);
    },
    switchRelease: async (id) => void (await primary.call('switchRelease', id)),
  };
}
