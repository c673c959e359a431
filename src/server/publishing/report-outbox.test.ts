import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setLogLevel } from '../log.ts';
import type { Report } from './publisher.ts';
import { createReportOutbox } from './report-outbox.ts';

setLogLevel('error');

const makeFolder = () => mkdtempSync(join(tmpdir(), 'releases-'));

const makeReport = (id: string) => ({ id, startedAt: 1, changes: [{ collection: 'page', user: undefined }] });
const running = (id: string): Report => ({ ...makeReport(id), status: 'running' });
const live = (id: string): Report => ({ ...makeReport(id), status: 'live', seconds: 4 });
const failed = (id: string): Report => ({ ...makeReport(id), status: 'failed', seconds: 4, reason: 'no' });

/** A studio that can be away, and the reports of a process beside the releases of a folder. */
function startProcess(folder: string) {
  const told: [string, string][] = [];
  const studio = { isAway: false };
  const reports = createReportOutbox(folder, async ({ id, status }) => {
    if (studio.isAway) throw new Error('no answer');
    told.push([id, status]);
  });
  return { ...reports, told, studio };
}

test('what the studio has been told is not kept', async () => {
  const folder = makeFolder();
  const { send: report, sendPending: catchUp, told } = startProcess(folder);
  await report(running('1'));
  await report(live('1'));
  expect(readdirSync(folder)).toEqual([]);
  await catchUp('1');
  expect(told).toEqual([
    ['1', 'running'],
    ['1', 'live'],
  ]);
});

test('an end that the studio could not be told is told later, once', async () => {
  const { send: report, sendPending: catchUp, told, studio } = startProcess(makeFolder());
  studio.isAway = true;
  for (const one of [running('1'), live('1'), failed('2')]) await expect(report(one)).rejects.toThrow('no answer');
  await expect(catchUp('1')).rejects.toThrow('no answer');
  studio.isAway = false;
  for (let look = 0; look < 2; look += 1) await catchUp('1');
  expect(told).toEqual([
    ['1', 'live'],
    ['2', 'failed'],
  ]);
});

test('a publication that ended with its process is told as abandoned by the next one', async () => {
  const folder = makeFolder();
  await startProcess(folder).send(running('2'));
  const { sendPending: catchUp, told } = startProcess(folder);
  await catchUp('1');
  expect(told).toEqual([['2', 'abandoned']]);
  expect(readdirSync(folder)).toEqual([]);
});

test('one whose release visitors see is told as online, though its process ended before it said so', async () => {
  const folder = makeFolder();
  await startProcess(folder).send(running('2'));
  const { sendPending: catchUp, told } = startProcess(folder);
  await catchUp('2');
  expect(told).toEqual([['2', 'live']]);
});

test('files that are no reports go, and do not keep the others', async () => {
  const folder = makeFolder();
  for (const text of ['', '{', '{"status":"running"}'])
    writeFileSync(join(folder, `1${text.length}.report.json`), text);
  await startProcess(folder).send(running('2'));
  const { sendPending: catchUp, told } = startProcess(folder);
  await catchUp('1');
  expect(told).toEqual([['2', 'abandoned']]);
  expect(readdirSync(folder)).toEqual([]);
});

test('a studio that takes none leaves fifty reports at most', async () => {
  const folder = makeFolder();
  const { send: report, sendPending: catchUp, studio } = startProcess(folder);
  studio.isAway = true;
  for (let id = 100; id < 160; id += 1) await report(failed(String(id))).catch(() => undefined);
  await catchUp('1').catch(() => undefined);
  expect(readdirSync(folder)).toHaveLength(50);
});
