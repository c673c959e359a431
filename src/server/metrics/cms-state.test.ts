import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { setLogLevel } from '../log.ts';
import { createCmsState } from './cms-state.ts';

const mails = { waiting: 3, failed: 1, oldest_seconds: 950 };

async function startCms() {
  setLogLevel('error');
  const cms = { isSilent: false, status: 200, asked: [] as string[], now: 0 };
  const server = createServer(({ url = '' }, response) => {
    cms.asked.push(url);
    if (cms.isSilent) return;
    const body = url === '/operations/mails' ? { status: 'ok', mails } : { status: 'ok', state: '41 40' };
    response.writeHead(cms.status).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const contentUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { cms, read: createCmsState({ contentUrl, secret: 'of the site' }, () => cms.now) };
}

test('Directus is asked at most every fifteen seconds, however often somebody asks here', async () => {
  const { cms, read } = await startCms();
  const known = { isUp: true, mails, content: '41 40' };
  expect(await Promise.all([read(), read(), read()])).toEqual([known, known, known]);
  cms.now = 14_999;
  expect(await read()).toEqual(known);
  expect(cms.asked).toHaveLength(2);
  cms.now = 15_000;
  await read();
  expect(cms.asked).toHaveLength(4);
});

test('nothing is known of a Directus that fails', async () => {
  const { cms, read } = await startCms();
  await read();
  cms.status = 500;
  cms.now = 15_000;
  expect(await read()).toEqual({ isUp: false, mails: undefined, content: undefined });
});

test.each([404, 401])('a Directus that answers %s is up', async (status) => {
  const { cms, read } = await startCms();
  cms.status = status;
  expect(await read()).toEqual({ isUp: true, mails: undefined, content: undefined });
});

test('a silent Directus holds no answer up, and nothing is known of it until it has had its time', async () => {
  const { cms, read } = await startCms();
  cms.isSilent = true;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const answers: unknown[] = [];
  void read().then((answer) => answers.push(answer));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(answers).toEqual([{ isUp: undefined, mails: undefined, content: undefined }]);
});
