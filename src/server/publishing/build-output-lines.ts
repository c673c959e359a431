import * as v from 'valibot';
import { parseJson } from '../../base/parse-json.ts';

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
