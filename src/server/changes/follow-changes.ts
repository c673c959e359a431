import * as v from 'valibot';
import type { Environment } from '../../base/environment.ts';
import { catchUpCatalogue, handleCatalogueChanges, setCatalogueTold } from '../../catalog/index/catalogue.ts';
import { purgeRingStudio } from '../../rings/ring-studio-queries.ts';
import { log } from '../log.ts';
import { callStudio } from '../publishing/call-studio.ts';

/** Collections that have changed in Directus, products with their id (`ecommerce_product/7`), or everything. */
export type ChangeTags = readonly string[] | 'everything';

const intervalMs = 1_000;

/** An import has many. */
const schema = v.object({
  position: v.pipe(v.string(), v.maxLength(40)),
  tags: v.array(v.pipe(v.string(), v.maxLength(100))),
  isReset: v.boolean(),
});

type Changes = v.InferOutput<typeof schema>;

/** Asks Directus each second, for as long as the process runs, what has changed, and has the site show it. */
export function followChanges(
  { CONTENT_API_URL: contentUrl, SITE_SECRET: secret }: Environment,
  look: (tags: ChangeTags) => void,
): void {
  const follow = createChangeFollower({
    read: async (after) => v.parse(schema, await callStudio({ contentUrl, secret }, '/changes', { after })),
    handle: async (tags) => {
      look(tags);
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
  const next = () => void follow().finally(() => setTimeout(next, intervalMs).unref());
  next();
}

type FollowerOptions = {
  /** Reads the changes since a position of the log; the first time without one. */
  read: (after: string | undefined) => Promise<Changes>;
  handle: (tags: ChangeTags) => Promise<void>;
  /** Called with whether all changes until now are handled; where they are not, the site has to look by itself. */
  setTold: (told: boolean) => void;
};

/** Handles each change at least once: what could not be handled is read again the next time. Never throws. */
export function createChangeFollower({ read, handle, setTold }: FollowerOptions): () => Promise<void> {
  let position: string | undefined;
  let isFailing = false;
  return async () => {
    try {
      const changes = await read(position);
      if (changes.isReset) await handle('everything');
      else if (changes.tags.length > 0) await handle(changes.tags);
      position = changes.position;
      setTold(true);
      isFailing = false;
    } catch (error) {
      setTold(false);
      if (!isFailing) log('warn', 'changes not followed', { reason: String(error) });
      isFailing = true;
    }
  };
}
