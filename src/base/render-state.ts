import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';

/** State of the render that is running now, kept in an AsyncLocalStorage. */
type RenderState = {
  isComplete: boolean;
  /** Resolves when the page is marked as incomplete. */
  incomplete: PromiseWithResolvers<void>;
  inPlaceHref: string | undefined;
  budgetMs: number;
  deadline: number | undefined;
  tags: Set<string>;
  endsAt: number;
};

const states = new AsyncLocalStorage<RenderState & RenderInfo>();

/** Whether a rendered page may be cached, with which tags and until when. */
export type RenderInfo = Readonly<Pick<RenderState, 'isComplete' | 'endsAt'>> & {
  readonly tags: ReadonlySet<string>;
  /** Resolves when a part of the page is to stream in later, or failed. */
  readonly whenIncomplete: Promise<void>;
};

/**
 * Runs a render with a state of its own.
 *
 * @param budgetMs time for all reads of the page together, from the first one on
 */
export function runRender<T>(budgetMs: number, work: (outcome: RenderInfo) => T): T {
  const incomplete = Promise.withResolvers<void>();
  const state: RenderState & RenderInfo = {
    isComplete: true,
    incomplete,
    whenIncomplete: incomplete.promise,
    inPlaceHref: undefined,
    budgetMs,
    deadline: undefined,
    tags: new Set<string>(),
    endsAt: Number.POSITIVE_INFINITY,
  };
  return states.run(state, () => work(state));
}

/** Marks the page as not cacheable: a part of it streams in later or could not be loaded. */
export function markIncomplete(): void {
  const state = states.getStore();
  if (!state) return;
  state.isComplete = false;
  state.incomplete.resolve();
}

/**
 * Sets the address of the same page without streaming, for readers without JavaScript: streamed parts are moved into
 * place by a script. Must be called before the first byte is sent.
 */
export function setNoScriptHref(href: string): void {
  const state = states.getStore();
  if (state) state.inPlaceHref = href;
}

/** The state of the running render; undefined outside one. */
export function findRenderState():
  | Readonly<Pick<RenderState & RenderInfo, 'inPlaceHref' | 'isComplete' | 'whenIncomplete'>>
  | undefined {
  return states.getStore();
}

/** Adds cache tags to the running render, such as `product:7` or `catalogue`; purging one of them purges the page. */
export function addRenderTags(tags: readonly string[]): void {
  const state = states.getStore();
  for (const tag of tags) state?.tags.add(tag);
}

/** Limits how long the rendered page may be cached, in milliseconds since 1970; for pages that show dates relative to today. */
export function setRenderEnd(instant: number): void {
  const state = states.getStore();
  if (state) state.endsAt = Math.min(state.endsAt, instant);
}

/** Milliseconds left of the render's budget; undefined outside a render. The budget begins with the first call. */
export function findRemainingMs(): number | undefined {
  const state = states.getStore();
  if (!state) return undefined;
  state.deadline ??= performance.now() + state.budgetMs;
  return Math.max(0, state.deadline - performance.now());
}

/** Runs work that a render starts and does not wait for, outside of the render's state. */
export function runOutsideRender<T>(work: () => T): T {
  return states.exit(work);
}
