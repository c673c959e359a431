import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { parseJson } from '../../base/parse-json.ts';

/** The right to publish into a folder, for one process at a time, on whichever machine. */
export type Lease = {
  /** Whether no other process has taken it over, as after a long pause of this one. */
  isHeld: () => Promise<boolean>;
  /** Never throws. */
  end: () => Promise<void>;
};

type WatchOptions = {
  folder: string;
  /** Milliseconds without a sign of life after which another process takes it over. */
  timeoutMs?: number;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
};

type Options = Omit<WatchOptions, 'now'> & { lookEveryMs?: number };

const holderSchema = v.object({
  id: v.string(),
  machine: v.nullable(v.string()),
  pid: v.number(),
  beat: v.number(),
  isEnded: v.boolean(),
});

type Holder = v.InferOutput<typeof holderSchema>;

/** `builder.7` is the seventh lease of a folder; the highest one counts, and only one process can have created it. */
const namePattern = /^builder\.(\d{1,15})$/;

/**
 * Waits for the lease. A holder of the same machine that is not running any more is not waited for.
 *
 * @throws where the folder cannot be written
 */
export async function takeLease({ folder, timeoutMs = defaultTimeoutMs, lookEveryMs = 200 }: Options): Promise<Lease> {
  await mkdir(folder, { recursive: true });
  const own: Holder = { id: randomUUID(), machine, pid: process.pid, beat: 0, isEnded: false };
  const look = createLeaseWatch({ folder, timeoutMs });
  for (;;) {
    const { token, isFree } = await look();
    if (isFree && (await create(folder, token + 1, own))) return hold({ folder, token: token + 1, own, timeoutMs });
    if (!isFree) await wait(lookEveryMs);
  }
}

const defaultTimeoutMs = 15_000;

type Look = { token: number; isFree: boolean };

/**
 * A function that tells whether nobody publishes into the folder. Clocks of machines are not compared: between its calls
 * it measures how long the holder's file has not changed, so the first call takes a holder of another machine for a
 * living one.
 */
export function createLeaseWatch(options: WatchOptions): () => Promise<Look> {
  const { folder, timeoutMs = defaultTimeoutMs, now = () => performance.now() } = options;
  let seen: { text: string; since: number } | undefined;
  return async () => {
    const { token, text } = await findNewest(folder);
    if (seen?.text !== `${token} ${text}`) seen = { text: `${token} ${text}`, since: now() };
    return { token, isFree: token === 0 || isOver(text) || now() - seen.since >= timeoutMs };
  };
}

async function findNewest(folder: string): Promise<{ token: number; text: string }> {
  const tokens = (await readdir(folder)).map((name) => Number(namePattern.exec(name)?.[1] ?? 0));
  const token = Math.max(0, ...tokens);
  return { token, text: token === 0 ? '' : await readFile(getFile(folder, token), 'utf8').catch(() => '') };
}

const getFile = (folder: string, token: number) => join(folder, `builder.${token}`);

function parseHolder(text: string): Holder | undefined {
  const parsed = v.safeParse(holderSchema, parseJson(text));
  return parsed.success ? parsed.output : undefined;
}

/** A file that is just being written counts as held. */
function isOver(text: string): boolean {
  const holder = parseHolder(text);
  if (!holder) return false;
  return holder.isEnded || (machine !== null && holder.machine === machine && !isRunning(holder.pid));
}

/** @returns false where another process was faster */
async function create(folder: string, token: number, own: Holder): Promise<boolean> {
  try {
    await writeFile(getFile(folder, token), JSON.stringify(own), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

const temporaryPrefix = '.builder.';

type HoldOptions = { folder: string; token: number; own: Holder; timeoutMs: number };

function hold({ folder, token, own, timeoutMs }: HoldOptions): Lease {
  const isHeld = async () => {
    const newest = await findNewest(folder);
    return newest.token === token && parseHolder(newest.text)?.id === own.id;
  };
  const write = async (changes: Partial<Holder>) => {
    Object.assign(own, changes);
    const temporary = join(folder, temporaryPrefix + own.id);
    await writeFile(temporary, JSON.stringify(own));
    await rename(temporary, getFile(folder, token));
  };
  let writing = removeOlder(folder, token, own.id);
  const beat = setInterval(() => {
    writing = writing
      .then(isHeld)
      .then((isMine) => (isMine ? write({ beat: own.beat + 1 }) : clearInterval(beat)))
      // The next one may succeed.
      .catch(() => undefined);
  }, timeoutMs / 5);
  beat.unref();
  return {
    isHeld,
    end: async () => {
      clearInterval(beat);
      await writing;
      if (await isHeld().catch(() => false)) await write({ isEnded: true }).catch(() => undefined);
    },
  };
}

async function removeOlder(folder: string, token: number, id: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const older = names.filter((name) => Number(namePattern.exec(name)?.[1] ?? token) < token);
  // What processes that were killed while they wrote have left.
  const unfinished = names.filter((name) => name.startsWith(temporaryPrefix) && name !== temporaryPrefix + id);
  for (const name of [...older, ...unfinished]) await rm(join(folder, name), { force: true }).catch(() => undefined);
}

/** This boot and namespace of process ids; null where the system does not tell. */
const machine = findMachine();

function findMachine(): string | null {
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
