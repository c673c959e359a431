import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { fetchCms } from './fetch-cms.ts';
import { cmsCallDuration, cmsCalls } from './metrics.ts';
import { runWithRequestId } from './request-id.ts';

/** A Directus that answers with the status that the path names, or never, and what it was asked. */
async function startCms() {
  const asked: { id: string | undefined; authorization: string | undefined }[] = [];
  const server = createServer(({ url, headers }, response) => {
    asked.push({ id: headers['x-request-id']?.toString(), authorization: headers.authorization });
    if (url !== '/never') response.writeHead(Number(url?.slice(1))).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

/** How often each outcome of a call of this kind was counted, and how many durations. */
function readCounts() {
  const { samples, read } = cmsCalls.metric;
  const outcomes = samples.flatMap((sample, at) => (sample.includes('"studio"') ? [read()[at] ?? 0] : []));
  const durations = cmsCallDuration.metric.samples.indexOf('vitrine_cms_call_duration_seconds_count{kind="studio"}');
  return [...outcomes, cmsCallDuration.metric.read()[durations] ?? 0];
}

test('a call has the id of its request, and other headers as they were given', async () => {
  const { url, asked } = await startCms();
  const headers = { authorization: 'Bearer of the site' };
  await runWithRequestId('request-4711', () => fetchCms('studio', `${url}/200`, { headers }));
  await fetchCms('studio', `${url}/200`, { headers });
  expect(asked).toEqual([
    { id: 'request-4711', authorization: 'Bearer of the site' },
    { id: undefined, authorization: 'Bearer of the site' },
  ]);
});

test.each([
  { what: 'an answer', path: '/200', counted: [1, 0, 0, 1] },
  { what: 'a refusal', path: '/403', counted: [1, 0, 0, 1] },
  { what: 'a failure of Directus', path: '/503', counted: [0, 1, 0, 1] },
  { what: 'none in time', path: '/never', signal: () => AbortSignal.timeout(20), counted: [0, 1, 0, 1] },
  { what: 'a client that has left', path: '/never', signal: leaveSoon, counted: [0, 0, 1, 1] },
])('$what is counted once', async ({ path, signal, counted }) => {
  const { url } = await startCms();
  const before = readCounts();
  await fetchCms('studio', url + path, signal ? { signal: signal() } : {}).catch(() => undefined);
  expect(readCounts().map((count, at) => count - (before[at] ?? 0))).toEqual(counted);
});

function leaveSoon(): AbortSignal {
  const controller = new AbortController();
  setImmediate(() => controller.abort());
  return controller.signal;
}
