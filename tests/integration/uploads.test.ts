import { crc32, deflateSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { createCms } from '../cms.ts';

const cms = createCms();
const url = process.env.CMS_URL ?? '';
const headers = { authorization: `Bearer ${process.env.CMS_ADMIN_TOKEN}` };
const uploaded: string[] = [];

afterAll(async () => {
  for (const id of uploaded) await cms.delete(`/files/${id}`);
});

async function upload(bytes: Buffer, type: string, name: string) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
  const response = await fetch(`${url}/files`, { method: 'POST', headers, body: form });
  const body: { data?: { id: string; width: number; height: number }; errors?: { message: string }[] } =
    await response.json();
  if (body.data) uploaded.push(body.data.id);
  return { status: response.status, file: body.data, message: body.errors?.[0]?.message };
}

/** A black PNG of one bit for each pixel. */
function drawPng(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(name), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(content));
    return Buffer.concat([length, content, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

test('a photograph that is larger than Directus converts is scaled down, and shown', async () => {
  const { status, file } = await upload(drawPng(7_000, 5_000), 'image/png', 'gross.png');
  expect(status).toBe(200);
  expect(file).toMatchObject({ width: 4_500, height: 3_214 });
  const shown = await fetch(`${url}/assets/${file?.id}?width=320&format=webp`, { headers });
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test.each([
  ['a damaged picture', 'image/jpeg', /lässt sich nicht als Bild lesen/],
  ['a format that browsers do not show', 'image/heic', /als JPEG speichern/],
])('%s is refused with a reason, and leaves no file', async (_, type, reason) => {
  const name = `kaputt-${crypto.randomUUID()}`;
  const { status, message } = await upload(Buffer.from('no picture'), type, name);
  expect([status, message]).toEqual([400, expect.stringMatching(reason)]);
  expect(await cms.get(`/files?filter[filename_download][_eq]=${name}`)).toEqual([]);
});

test('a file that is no picture is stored as it is', async () => {
  const { status, file } = await upload(Buffer.from('%PDF-1.4'), 'application/pdf', 'preise.pdf');
  expect(status).toBe(200);
  expect(await (await fetch(`${url}/assets/${file?.id}`, { headers })).text()).toBe('%PDF-1.4');
});
