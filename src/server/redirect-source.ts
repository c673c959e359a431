import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseJson } from '../base/parse-json.ts';
import {
  noRedirects,
  parseRedirectSettings,
  type RedirectSettings,
  type RedirectTable,
  toRedirectTable,
} from '../content/addresses/redirect-table.ts';
import { log, logThrottled } from './log.ts';

export type LoadRedirects = () => Promise<RedirectSettings>;

type RedirectSource = { getTable: () => RedirectTable; refresh: () => Promise<void>; stop: () => void };

const refreshIntervalMs = 15_000;

/**
 * Holds the redirects in memory, refreshes them in the background, and saves a copy on disk: the redirect to the
 * customer portal must work while the content system is down.
 */
export async function createRedirectSource(load: LoadRedirects, copyFile: string): Promise<RedirectSource> {
  let saved = await readCopy(copyFile);
  let table = toRedirectTable(parseRedirectSettings(parseJson(saved)) ?? noRedirects);
  let isFailing = false;

  const refresh = async () => {
    try {
      const settings = await load();
      const text = JSON.stringify(settings);
      isFailing = false;
      if (text === saved) return;
      table = toRedirectTable(settings);
      if (await writeCopy(copyFile, text)) saved = text;
    } catch (error) {
      if (!isFailing) log('warn', 'redirects not refreshed', { reason: findReason(error) });
      isFailing = true;
    }
  };
  const timer = setInterval(refresh, refreshIntervalMs).unref();
  return { getTable: () => table, refresh, stop: () => clearInterval(timer) };
}

async function readCopy(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return '';
  }
}

/** @returns false where the disk is full: the table in memory is used until the next start */
async function writeCopy(file: string, text: string): Promise<boolean> {
  const temporary = `${file}.${process.pid}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(temporary, text);
    await rename(temporary, file);
    return true;
  } catch (error) {
    logThrottled('warn', 'redirects not kept', { reason: findReason(error) });
    await rm(temporary, { force: true }).catch(() => undefined);
    return false;
  }
}

function findReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
