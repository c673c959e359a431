import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createCmsApi } from '../cms/cms-api.ts';

export type PublishingTimes = { demoSeconds: number; largerSeconds: number; pages: number };

const rounds = 3;
const rowsAtOnce = 25;

/** Measures the build of all pages, of the demo alone and with this many more; the shortest of three rounds each. */
export async function measurePublishing(cmsUrl: string, token: string, dist: string, pages: number) {
  const cms = createCmsApi({ url: cmsUrl, token });
  // Inserting the pages would trigger publications.
  const flows = await cms.get<{ id: string }[]>('/flows?fields=id');
  for (const { id } of flows) await cms.patch(`/flows/${id}`, { status: 'inactive' });
  const demoSeconds = await measureRounds(dist);
  const rows = Array.from({ length: pages }, (_, index) => toPage(index + 1));
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await cms.post('/items/page?fields=id', rows.slice(start, start + rowsAtOnce));
  }
  const largerSeconds = await measureRounds(dist);
  return { demoSeconds, largerSeconds, pages } satisfies PublishingTimes;
}

async function measureRounds(dist: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await makeRelease(dist, `${Date.now()}`));
  return Math.min(...times);
}

async function makeRelease(dist: string, id: string): Promise<number> {
  const begun = performance.now();
  const child = spawn(process.execPath, [join(dist, 'make-release.js')], {
    env: { ...process.env, NODE_ENV: 'production', RELEASE_ID: id, CONTENT_READS: 'background' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error('The pages could not be made.');
  const seconds = (performance.now() - begun) / 1000;
  await rm(join(dist, 'releases', id), { recursive: true, force: true });
  return seconds;
}

/** A typical page: a lead, three paragraphs with a heading each, and a quotation. */
function toPage(number: number) {
  const paragraph = `<h2>Abschnitt</h2><p>${'Gold lässt sich ziehen, walzen und treiben, ohne zu reißen. '.repeat(8)}</p>`;
  const words = { title: `Werkbank ${number}`, lead: 'Was heute auf dem Tisch liegt, und warum.' };
  return {
    project: 1,
    status: 'published',
    path: `werkbank-${number}`,
    translations: [{ language: 'de', ...words }],
    blocks: [
      {
        collection: 'block_rich_text',
        sort: 1,
        item: { translations: [{ language: 'de', content: paragraph.repeat(3) }] },
      },
      {
        collection: 'block_quote',
        sort: 2,
        item: { translations: [{ language: 'de', quote: 'Gut Ding will Weile haben.', source: 'In der Werkstatt' }] },
      },
    ],
  };
}
