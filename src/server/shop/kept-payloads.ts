import type { PublicFile } from '../public-file.ts';

/** What brings kept pages to life, by the address that its content names. */
export type KeptPayloads = {
  keep: (path: string, payload: { file: PublicFile; bytes: number }) => void;
  find: (path: string) => PublicFile | undefined;
};

/**
 * A payload outlives the page that it came with: who was sent the page a moment before it changed is still about to ask.
 *
 * @param maxBytes the payload that was not asked for longest goes first
 */
export function createKeptPayloads(maxBytes: number): KeptPayloads {
  const payloads = new Map<string, { file: PublicFile; bytes: number }>();
  let bytes = 0;

  const drop = (path: string) => {
    bytes -= payloads.get(path)?.bytes ?? 0;
    payloads.delete(path);
  };

  return {
    keep: (path, payload) => {
      drop(path);
      payloads.set(path, payload);
      bytes += payload.bytes;
      for (const oldest of payloads.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
    find: (path) => {
      const payload = payloads.get(path);
      if (!payload) return undefined;
      payloads.delete(path);
      payloads.set(path, payload);
      return payload.file;
    },
  };
}
