import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { logThrottled } from '../log.ts';

/** A picture on disk. */
export type StoredEntry = { version: string; size: number };

/** File names consist of key and version, so that no separate index can get out of sync. */
const fileName = /^([0-9a-f-]{36}-\d+(?:x\d+)?\.\w+)~([0-9a-f]+)$/;

/** Deletes a file; one that cannot be deleted now is found at the next start. */
export async function removeFile(file: string): Promise<void> {
  await rm(file, { force: true, recursive: true }).catch(() => undefined);
}

/** A partial file, with the id of the process that is writing it. */
const partialFile = /\.(\d+)-\d+\.new$/;

/** Whether another process that is running may be writing this file. */
function isBeingWritten(name: string): boolean {
  const pid = Number(partialFile.exec(name)?.[1] ?? 0);
  if (pid === 0 || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Reads the entries of the folder, the oldest first, and deletes everything that is not a complete picture, such as
 * partial files of a process that crashed.
 *
 * @param isShared whether other processes write into the folder
 */
export async function readEntries(folder: string, isShared: boolean): Promise<Map<string, StoredEntry>> {
  const found: (StoredEntry & { key: string; writtenAt: number })[] = [];
  for (const name of await listFolder(folder)) {
    const file = join(folder, name);
    const [, key, version] = fileName.exec(name) ?? [];
    const state = key && version ? await stat(file).catch(() => undefined) : undefined;
    if (key && version && state?.isFile()) found.push({ key, version, size: state.size, writtenAt: state.mtimeMs });
    else if (!isShared || !isBeingWritten(name)) await removeFile(file);
  }
  const byAge = found.toSorted((a, b) => a.writtenAt - b.writtenAt);
  return new Map(byAge.map(({ key, version, size }) => [key, { version, size }]));
}

async function listFolder(folder: string): Promise<string[]> {
  try {
    await mkdir(folder, { recursive: true });
    return await readdir(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    logThrottled('warn', 'pictures not kept', { reason });
    return [];
  }
}
