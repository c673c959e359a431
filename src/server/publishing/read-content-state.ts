import * as v from 'valibot';
import { log } from '../log.ts';
import { callStudio, type Studio } from './call-studio.ts';

/** Reads a text that changes with the content of pages; undefined when it cannot be read. */
export type ReadContentState = () => Promise<string | undefined>;

const schema = v.object({ state: v.nullable(v.pipe(v.string(), v.maxLength(1_000))) });

export function createReadContentState(studio: Studio): ReadContentState {
  return async () => {
    try {
      return v.parse(schema, await callStudio(studio, '/publishing/state', {})).state ?? undefined;
    } catch (error) {
      log('warn', 'content state not read', { reason: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  };
}
