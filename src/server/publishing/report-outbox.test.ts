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

/** A fake studio that can be unreachable, and the outbox of a process. */
function startProcess(folder: string) {
  const received: [string, string][] = [];
  const studio = { isAway: false };
  const reports = createReportOutbox(folder, async ({ id, status }) => {
    if (studio.isAway) throw new Error('no answer');
    received.push([id, status]);
  });
  return { ...reports, received, studio };
}

test('a report that was sent is not stored', async () => {
  const folder = makeFolder();
  const { send, sendPending, received } = startProcess(folder);
  await send(running('1'));
  await send(live('1'));
  expect(readdirSync(folder)).toEqual([]);
  await sendPending('1');
  expect(received).toEqual([
    ['1', 'running'],
    ['1', 'live'],
  ]);
});

test('a final report that failed is sent later, once', async () => {
  const { send, sendPending, received, studio } = startProcess(makeFolder());
  studio.isAway = true;
  for (const one of [running('1'), live('1'), failed('2')]) await expect(send(one)).rejects.toThrow('no answer');
  await expect(sendPending('1')).rejects.toThrow('no answer');
  studio.isAway = false;
  for (let look = 0; look < 2; look += 1) await sendPending('1');
  expect(received).toEqual([
    ['1', 'live'],
    ['2', 'failed'],
  ]);
});

test('an interrupted publication is reported as abandoned by the next process', async () => {
  const folder = makeFolder();
  await startProcess(folder).send(running('2'));
  const { sendPending, received } = startProcess(folder);
  await sendPending('1');
  expect(received).toEqual([['2', 'abandoned']]);
  expect(readdirSync(folder)).toEqual([]);
});

test('an interrupted publication of the active release is reported as live', async () => {
  const folder = makeFolder();
  await startProcess(folder).send(running('2'));
  const { sendPending, received } = startProcess(folder);
  await sendPending('2');
  expect(received).toEqual([['2', 'live']]);
});

test('invalid files are deleted, and do not block the others', async () => {
  const folder = makeFolder();
  for (const text of ['', '{', '{"status":"running"}'])
    writeFileSync(join(folder, `1${text.length}.report.json`), text);
  await startProcess(folder).send(running('2'));
  const { sendPending, received } = startProcess(folder);
  await sendPending('1');
  expect(received).toEqual([['2', 'abandoned']]);
  expect(readdirSync(folder)).toEqual([]);
});

test('at most fifty reports are stored', async () => {
  const folder = makeFolder();
  const { send, sendPending, studio } = startProcess(folder);
  studio.isAway = true;
  for (let id = 100; id < 160; id += 1) await send(failed(String(id))).catch(() => undefined);
  await sendPending('1').catch(() => undefined);
  expect(readdirSync(folder)).toHaveLength(50);
});
