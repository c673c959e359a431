import * as v from 'valibot';
import { log } from '../log.ts';
import { callStudio, createReadContentState, type Studio, StudioError } from '../publishing/call-studio.ts';
import { withTimeout } from '../render-page.ts';

/** What only Directus knows. */
export type CmsState = {
  /** Whether Directus has answered with any status below 500; undefined before the first answer, or its timeout. */
  isUp: boolean | undefined;
  /** Undefined where Directus does not tell. */
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
  let state: CmsState = { isUp: undefined, mails: undefined, content: undefined };
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> = Promise.resolve();

  const refresh = async () => {
    const reading = readContent();
    try {
      const answer = await callStudio(studio, '/operations/mails', {});
      state = { isUp: true, mails: v.parse(answerSchema, answer).mails, content: await reading };
    } catch (error) {
      state = { isUp: isAnswer(error), mails: undefined, content: await reading };
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

/** An older Directus answers 404, one whose clock is wrong 401, a proxy may answer no JSON: all of them are up. */
function isAnswer(error: unknown): boolean {
  if (error instanceof StudioError) return error.status < 500;
  return error instanceof v.ValiError || error instanceof SyntaxError;
}
