import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the page that is being rendered now. */
type RenderState = {
  isComplete: boolean;
  inPlaceHref: string | undefined;
  budgetMs: number;
  deadline: number | undefined;
  tags: Set<string>;
  endsAt: number;
};

const states = new AsyncLocalStorage<RenderState>();

/** What can be said of a page when its last byte has left. */
export type RenderInfo = Readonly<Pick<RenderState, 'isComplete' | 'endsAt'> & { tags: ReadonlySet<string> }>;

/** @param budgetMs how long all that the page asks for may take together, from its first question on */
export function runRender<T>(budgetMs: number, work: (outcome: RenderInfo) => T): T {
  const state: RenderState = {
    isComplete: true,
    inPlaceHref: undefined,
    budgetMs,
    deadline: undefined,
    tags: new Set<string>(),
    endsAt: Number.POSITIVE_INFINITY,
  };
  return states.run(state, () => work(state));
}

/** Says that a part of the page streams in later or could not be had, so that nobody else is shown this page. */
export function markIncomplete(): void {
  const state = states.getStore();
  if (state) state.isComplete = false;
}

/**
 * Streamed parts are put in their place by a script. This says where the same page is with every part in place, for
 * readers without scripts, before the page's first byte leaves.
 */
export function setNoScriptHref(href: string): void {
  const state = states.getStore();
  if (state) state.inPlaceHref = href;
}

/** What the page that is being rendered says of itself, now and later. */
export function findRenderState(): Readonly<Pick<RenderState, 'inPlaceHref'>> | undefined {
  return states.getStore();
}

/** Says what the page is made of, so that it goes when that changes: `product:7`, `catalogue`. */
export function addRenderTags(tags: readonly string[]): void {
  const state = states.getStore();
  for (const tag of tags) state?.tags.add(tag);
}

/** Says from when on the page is no longer true, in milliseconds since 1970: it may speak of days. */
export function setRenderEnd(instant: number): void {
  const state = states.getStore();
  if (state) state.endsAt = Math.min(state.endsAt, instant);
}

/** Milliseconds that are left for asking; undefined where no visitor waits. */
export function findRemainingMs(): number | undefined {
  const state = states.getStore();
  if (!state) return undefined;
  state.deadline ??= performance.now() + state.budgetMs;
  return Math.max(0, state.deadline - performance.now());
}

/** Work that a page sets off and does not wait for. */
export function runOutsideRender<T>(work: () => T): T {
  return states.exit(work);
}
