import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { log } from '../log.ts';
import type { Report } from './publisher.ts';
import { noticeSchema } from './run-make-release.ts';

export type ReportOutbox = {
  /**
   * Sends a report, and stores it until the studio has received it; a report of a running publication until its final
   * one was received.
   */
  send: (report: Report) => Promise<void>;
  /**
   * Sends stored reports. Called only while nothing is being published: a report that is stored as running belongs to a
   * publication that was interrupted.
   *
   * @param shown id of the active release: its publication succeeded, whatever was reported
   */
  sendPending: (shown: string) => Promise<void>;
};

/** Maximum number of stored reports, so that an unreachable studio does not fill the disk. */
const maxReports = 50;

const fileEnding = '.report.json';

const change = v.pipe(
  v.object({ collection: v.string(), user: v.optional(v.string()) }),
  v.transform(({ collection, user }) => ({ collection, user })),
);

const reportFields = {
  id: v.pipe(v.string(), v.regex(/^\d+$/)),
  startedAt: v.number(),
  changes: v.array(change),
};
const notices = v.exactOptional(v.array(noticeSchema));

const schema = v.variant('status', [
  v.object({ ...reportFields, status: v.literal('running') }),
  v.object({ ...reportFields, status: v.literal('live'), seconds: v.exactOptional(v.number()), notices }),
  v.object({ ...reportFields, status: v.literal('failed'), seconds: v.number(), reason: v.string(), notices }),
]);

/** An outbox of reports: files beside the releases, where the next process finds them. */
export function createReportOutbox(folder: string, send: (report: Report) => Promise<void>): ReportOutbox {
  const fileOf = (id: string) => join(folder, `${id}${fileEnding}`);

  const store = async (report: Report) => {
    const file = fileOf(report.id);
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.part`, JSON.stringify(report));
    await rename(`${file}.part`, file);
  };
  const remove = (id: string) => rm(fileOf(id), { force: true });

  return {
    send: async (report) => {
      await store(report).catch((error) => log('warn', 'report not kept', { reason: String(error) }));
      await send(report);
      if (report.status !== 'running') await remove(report.id);
    },
    sendPending: async (shown) => {
      const ids = (await readdir(folder))
        .filter((name) => name.endsWith(fileEnding))
        .map((name) => name.split('.')[0] ?? '');
      ids.sort();
      for (const id of ids.slice(0, -maxReports)) await remove(id);
      for (const id of ids.slice(-maxReports)) {
        const report = await readReport(fileOf(id));
        if (report) await send(toFinalReport(report, shown));
        await remove(id);
      }
    },
  };
}

/** The report of a file; undefined for an invalid one. */
async function readReport(file: string): Promise<Report | undefined> {
  try {
    const report = v.safeParse(schema, JSON.parse(await readFile(file, 'utf8')));
    return report.success ? report.output : undefined;
  } catch {
    return undefined;
  }
}

function toFinalReport(report: Report, shown: string): Report {
  if (report.status !== 'running') return report;
  return { ...report, status: report.id === shown ? 'live' : 'abandoned' };
}
