import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { parseJson } from '../../base/parse-json.ts';

const timeoutMs = 5 * 60_000;

const maxLines = 200;

/** A limit for notices: a shop whose second language is missing altogether has thousands. */
const maxNotices = 10_000;

/** A failed build: the error line of its output, and its notices about the content. */
export class ReleaseFailure extends Error {
  override readonly name = 'ReleaseFailure';
  readonly notices: readonly Notice[];

  constructor(message: string, notices: readonly Notice[]) {
    super(message);
    this.notices = notices;
  }
}

/**
 * Builds a release in a child process: its memory is freed when it ends, and a crash affects nothing else.
 *
 * @returns the notices of the build, without duplicates
 * @throws ReleaseFailure
 */
export async function runMakeRelease(dist: string, id: string): Promise<Notice[]> {
  const child = spawn(process.execPath, ['--enable-source-maps', join(dist, 'make-release.js')], {
    env: { ...process.env, RELEASE_ID: id, CONTENT_READS: 'background' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  const lines: string[] = [];
  const notices = new Map<string, Notice>();
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      const notice = parseNotice(line);
      if (notice && notices.size < maxNotices) notices.set(line, notice);
      if (!notice) lines.push(line);
      if (lines.length > maxLines) lines.shift();
    });
  }
  const [code, signal] = await once(child, 'close');
  const found = [...notices.values()];
  if (code === 0) return found;
  const reason = signal ? `The pages were not ready after ${timeoutMs / 1000} seconds.` : findErrorLine(lines);
  throw new ReleaseFailure(reason, found);
}

const fact = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

export const noticeSchema = v.objectWithRest({ level: v.picklist(['warn', 'error']), event: v.string() }, fact);

/** A notice that the build of a release logged about the content: event and fields. */
export type Notice = v.InferOutput<typeof noticeSchema>;

/** The notice of a line; undefined for other lines. */
export function parseNotice(line: string): Notice | undefined {
  if (!line.startsWith('{"level":')) return undefined;
  const notice = v.safeParse(noticeSchema, parseJson(line));
  return notice.success ? notice.output : undefined;
}

/**
 * The first line that names an error, without the error's class. Each page that was rendered with a failing one reports
 * the error again, cause by cause.
 */
export function findErrorLine(output: readonly string[]): string {
  const lines = output.filter((line) => line.trim() && !line.startsWith('{"'));
  const errorLine = lines.find((line) => /\b\w*Error\b: /.test(line)) ?? lines.at(-1) ?? 'The pages could not be made.';
  return errorLine.replace(/^.*?\b\w*Error\b(?: \[\w+\])?: /, '').trim();
}
