import * as v from 'valibot';
import { parseJson } from '../../base/parse-json.ts';

const fact = v.nullable(v.union([v.string(), v.number(), v.boolean()]));
export const noticeSchema = v.objectWithRest({ level: v.picklist(['warn', 'error']), event: v.string() }, fact);

/** What the build of a release said of the content: the name of what happened, and facts. */
export type Notice = v.InferOutput<typeof noticeSchema>;

/** Undefined for a line that is none. */
export function parseNotice(line: string): Notice | undefined {
  if (!line.startsWith('{"level":')) return undefined;
  const notice = v.safeParse(noticeSchema, parseJson(line));
  return notice.success ? notice.output : undefined;
}

/** A fault on one page is reported by each page that was rendered with it, cause by cause: the first line is enough. */
export function findErrorLine(output: readonly string[]): string {
  const lines = output.filter((line) => line.trim() && !line.startsWith('{"'));
  const telling = lines.find((line) => /\b\w*Error\b: /.test(line)) ?? lines.at(-1) ?? 'The pages could not be made.';
  return telling.replace(/^.*?\b\w*Error\b(?: \[\w+\])?: /, '').trim();
}
