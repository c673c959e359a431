import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fallbackPictures, formerPictures, srcsetPictures } from '../../base/picture-address.ts';
import { zoomPicture } from '../../base/zoom-picture.ts';
import { Picture } from '../../ui/picture.client.tsx';
import { parsePictureAddress } from './picture-source.ts';

const id = '7b1c2d3e-4f50-4a61-8b72-9c83ad94be05';
const files = [...srcsetPictures, ...fallbackPictures, ...formerPictures, zoomPicture];

test.each([undefined, 160, 320, 480, 640, 800, 801, 1200])(
  'every address of a picture that needs %s pixels is one that the server answers, whatever the original’s width',
  (widest) => {
    const asked = [1, 319, 320, 321, 480, 481, 800, 801, 1200, 1201, 1979, 1980, 6000].flatMap((width) => {
      const html = renderToStaticMarkup(
        <Picture id={id} width={width} height={width} alt="" sizes="100vw" {...(widest && { maxWidth: widest })} />,
      );
      return [...html.matchAll(/\/media\/[\w./-]+/g)].map(([path]) => path);
    });
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((path) => !parsePictureAddress(path))).toEqual([]);
  },
);

test('a picture has its tint until it is loaded, for at most forty bytes in its page', () => {
  const render = (tint: { tint?: string }) =>
    renderToStaticMarkup(<Picture id={id} width={1600} height={1200} alt="" sizes="50vw" {...tint} />);
  const html = render({ tint: 'f1ece4' });
  expect(html).toContain(' style="--p:#f1ece4"');
  expect(render({})).not.toContain('style');
  // The payload has it once more, in a string.
  const inPayload = JSON.stringify(',"tint":"f1ece4"').length - '""'.length;
  expect(html.length - render({}).length + inPayload).toBeLessThanOrEqual(40);
});

test('other sizes and formats are rejected', () => {
  const widths = Array.from({ length: 10_000 }, (_, width) => String(width).padStart(3, '0'));
  const found = [...widths, 'social'].flatMap((size) =>
    ['avif', 'webp', 'jpg', 'png', 'gif', 'jpeg'].flatMap((format) =>
      parsePictureAddress(`/media/${id}/${size}.${format}`) ? [`${size}.${format}`] : [],
    ),
  );
  expect(found.toSorted()).toEqual(files.toSorted());
});

test('picture addresses are built by one function only', () => {
  const src = resolve(import.meta.dirname, '../..');
  const writing = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
    (file) => !/(?:\.test|-fixture)\.tsx?$/.test(file) && readFileSync(join(src, file), 'utf8').includes('/media/${'),
  );
  expect(writing.toSorted()).toEqual(['base/picture-address.ts', 'content/pages/file-address.ts']);
});
