import type { Drawn } from './picture-worker.ts';

/** Pictures between those who draw and those who upload. */
export class PictureQueue {
  private readonly ready: Drawn[] = [];
  private readonly waiting: (() => void)[] = [];
  private state: 'open' | 'closed' | 'failed' = 'open';
  private error: unknown;

  add(drawn: Drawn) {
    this.ready.push(drawn);
    this.waiting.shift()?.();
  }

  close(error?: unknown) {
    this.state = error ? 'failed' : 'closed';
    this.error = error;
    for (const wake of this.waiting.splice(0)) wake();
  }

  /** Undefined when there are no more. */
  async take(): Promise<Drawn | undefined> {
    while (this.ready.length === 0) {
      if (this.state === 'failed') throw this.error;
      if (this.state === 'closed') return undefined;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    return this.ready.shift();
  }
}
