import * as v from 'valibot';
import { log } from '../log.ts';
import { callStudio, createReadContentState, type Studio } from '../publishing/call-studio.ts';
import { withTimeout } from '../render-page.ts';

/** What only Directus knows. */
export type CmsState = {
  isUp: boolean;
  /** Undefined while Directus does not answer. */
  mails: v.InferOutput<typeof mailsSchema> | undefined;
  /** The state of the content, which releases have, too; undefined where it is not known. */
  content: string | undefined;
};

const mailsSchema = v.object({ waiting: v.number(), failed: v.number(), oldest_seconds: v.number() });

const answerSchema = v.object({ mails: mailsSchema });

/** How often Directus is asked at most, however often somebody asks here. */
const refreshMs = 15_000;

/** How long an answer here waits for one of Directus. */
const waitMs = 1_000;

/** Reads what only Directus knows, when somebody asks and at most every fifteen seconds. */
export function createCmsState(studio: Studio, now: () => number = () => performance.now()): () => Promise<CmsState> {
  const readContent = createReadContentState(studio);
  let state: CmsState = { isUp: false, mails: undefined, content: undefined };
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> = Promise.resolve();

  const refresh = async () => {
    try {
      const [answer, content] = await Promise.all([callStudio(studio, '/operations/mails', {}), readContent()]);
      state = { isUp: true, mails: v.parse(answerSchema, answer).mails, content };
    } catch (error) {
      state = { isUp: false, mails: undefined, content: undefined };
      log('warn', 'mails not counted', { reason: error instanceof Error ? error.message : String(error) });
    }
  };
  return async () => {
    if (now() - askedAt >= refreshMs) {
      askedAt = now();
      asking = refresh();
    }
    await withTimeout(waitMs, asking);
    return state;
  };
}
