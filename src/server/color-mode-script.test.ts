import { expect, test } from 'vitest';
import { addColorModeScript, withColorModeScript } from './color-mode-script.ts';

const start = '<!DOCTYPE html><html lang="de" data-color-mode="light"';
const rest = '<meta charSet="utf-8"/></head><body>Uhren für &lt;head&gt;</body></html>';
const offering = `${start} data-theme-colors="#f6f1e7 #1b1811"><head>${rest}`;
const silent = `${start}><head>${rest}`;

/** A page as Waku answers with it, in these pieces. */
async function render(pieces: readonly string[], contentType = 'text/html; charset=utf-8'): Promise<string> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  const processRequest = withColorModeScript(
    async () => new Response(body, { headers: { 'content-type': contentType } }),
  );
  const response = await processRequest(new Request('http://localhost/'));
  return response?.text() ?? '';
}

test('a document that offers the choice begins with the script, whether it is a file or is rendered', async () => {
  const made = addColorModeScript(offering);
  expect(made).toMatch(/<head><script>[^<]*int-color-mode[^<]*<\/script><meta charSet="utf-8"\/>/);
  expect(made.replace(/<script>[^<]*<\/script>/, '')).toBe(offering);
  expect(await render([offering.slice(0, 120), offering.slice(120)])).toBe(made);
});

test('where the site does not offer it, and in what is no document, nothing is added', async () => {
  expect(addColorModeScript(silent)).toBe(silent);
  expect(addColorModeScript('')).toBe('');
  expect(await render([silent])).toBe(silent);
  expect(await render([offering], 'text/x-component')).toBe(offering);
});
