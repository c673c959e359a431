import { getBackoffMs } from '../../base/backoff.ts';
import type { Environment } from '../../base/environment.ts';
import { catchUpCatalogue, handleCatalogueChanges, setCatalogueTold } from '../../catalog/index/catalogue.ts';
import { purgeRingStudio } from '../../rings/ring-studio-queries.ts';
import { log } from '../log.ts';
import type { ProcessGroup } from '../workers/process-group.ts';
import { type Changes, type ChangeTags, readChanges } from './read-changes.ts';

const intervalMs = 1_000;

/** Between calls after hints, of which an import causes many. */
const hintedMs = 500;

/** After changes that could not be handled: reading everything again is more work than asking. */
const handleBackoff = { firstMs: intervalMs, maxMs: 60_000 };

/**
 * Asks Directus each second and after a hint, for as long as the process runs, what has changed, and has the site show
 * it.
 */
export function followChanges(
  { CONTENT_API_URL: contentUrl, SITE_SECRET: secret }: Environment,
  group: Pick<ProcessGroup, 'on'>,
  look: (tags: ChangeTags) => void,
): void {
  const follow = createChangeFollower({
    read: (after) => readChanges({ contentUrl, secret }, after),
    look,
    handle: async (tags) => {
      if (tags === 'everything') {
        purgeRingStudio('ring_studio');
        await catchUpCatalogue();
        return;
      }
      for (const tag of tags) purgeRingStudio(tag);
      await handleCatalogueChanges(tags);
    },
    setTold: setCatalogueTold,
  });
  group.on('changeHint', repeatChangeCalls(follow));
}

/** A call for what there is, and the milliseconds until the next one. */
type Followed = { waitMs: number; hasFailed: boolean };

/**
 * Asks again and again, after the milliseconds that each call resolves to.
 *
 * @returns has it ask at once, and for more hints half a second after that; after a failure hints change nothing
 */
export function repeatChangeCalls(follow: () => Promise<Followed>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let dueAt = 0;
  let nextHintedAt = 0;
  let hasFailed = false;
  let isHinted = false;
  const plan = (at: number) => {
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(ask, at - performance.now()).unref();
  };
  const hint = () => {
    // During a call its end decides.
    if (timer !== undefined && hasFailed) return;
    isHinted = true;
    if (timer === undefined) return;
    const at = Math.max(performance.now(), nextHintedAt);
    if (at < dueAt) plan(at);
  };
  const ask = async () => {
    timer = undefined;
    if (isHinted) nextHintedAt = performance.now() + hintedMs;
    isHinted = false;
    const followed = await follow();
    hasFailed = followed.hasFailed;
    plan(performance.now() + followed.waitMs);
    if (isHinted) hint();
  };
  void ask();
  return hint;
}

type FollowerOptions = {
  /** Reads the changes since a position of the log; the first time without one. */
  read: (after: string | undefined) => Promise<Changes>;
  /** Called once for each position, before its changes are handled. */
  look: (tags: ChangeTags) => void;
  handle: (tags: ChangeTags) => Promise<void>;
  /** Called with whether all changes until now are handled; where they are not, the site has to look by itself. */
  setTold: (told: boolean) => void;
};

/**
 * Handles each change at least once: what could not be handled is read again the next time.
 *
 * @returns handles what there is. Never throws
 */
export function createChangeFollower({ read, look, handle, setTold }: FollowerOptions): () => Promise<Followed> {
  let position: string | undefined;
  let seen: string | undefined;
  let isFailing = false;
  let unhandled = 0;
  const handleOnce = async (tags: ChangeTags, at: string) => {
    if (seen !== at) look(tags);
    seen = at;
    unhandled += 1;
    await handle(tags);
    unhandled = 0;
  };
  return async () => {
    try {
      const changes = await read(position);
      if (changes.isReset) await handleOnce('everything', changes.position);
      else if (changes.tags.length > 0) await handleOnce(changes.tags, changes.position);
      position = changes.position;
      setTold(true);
      isFailing = false;
    } catch (error) {
      setTold(false);
      if (!isFailing) log('warn', 'changes not followed', { reason: String(error) });
      isFailing = true;
    }
    const waitMs = unhandled > 0 ? getBackoffMs(unhandled - 1, handleBackoff) : intervalMs;
    return { waitMs, hasFailed: isFailing };
  };
}
