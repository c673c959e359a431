import { expect, test } from 'vitest';
import { earlyClicksScript } from '../base/early-clicks.ts';
import { optionalImportScript } from '../base/import-optional.ts';
import { runRender, setNoScriptHref } from '../base/render-state.ts';
import { userInputScript } from '../base/user-input.ts';
import { insertHeadScript, withHeadScript } from './head-script.ts';
import { transitionStyle } from './security-headers.ts';

const start = '<!DOCTYPE html><html lang="de" data-color-mode="light"';
const rest = '<meta charSet="utf-8"/></head><body>Uhren für &lt;head&gt;</body></html>';
const offering = `${start} data-theme-colors="#f6f1e7 #1b1811"><head>${rest}`;
const silent = `${start}><head>${rest}`;
const style = `<style>${transitionStyle}</style>`;
const first = `${style}<script>${optionalImportScript}${userInputScript}${earlyClicksScript}</script>`;
const begun = silent.replace('<head>', `<head>${first}`);

/** A streamed page in these chunks. */
async function render(pieces: readonly string[], contentType = 'text/html; charset=utf-8'): Promise<string> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  const processRequest = withHeadScript(async () => new Response(body, { headers: { 'content-type': contentType } }));
  const response = await processRequest(new Request('http://localhost/'));
  return response?.text() ?? '';
}

test('a document with colour modes gets the script first, as a file and when streamed', async () => {
  const made = insertHeadScript(offering);
  expect(made).toMatch(/<head><style>[^<]*<\/style><script>[^<]*int-color-mode[^<]*<\/script><meta charSet="utf-8"\/>/);
  expect(made.replace(/<script>[^<]*<\/script>/, '').replace(style, '')).toBe(offering);
  expect(await render([offering.slice(0, 120), offering.slice(120)])).toBe(made);
});

test('a whole document has the rule of transitions where it shows a shared picture', () => {
  const showing = silent.replace('<body>', '<body><picture vt-name="picture-1"></picture>');
  expect(insertHeadScript(showing, { isWhole: true })).toBe(insertHeadScript(showing));
  expect(insertHeadScript(silent, { isWhole: true })).toBe(begun.replace(style, ''));
});

test('no colour mode is read where there is none to choose, and other responses stay as they are', async () => {
  expect(insertHeadScript(silent)).toBe(begun);
  expect(insertHeadScript('')).toBe('');
  expect(await render([silent])).toBe(begun);
  expect(await render([offering], 'text/x-component')).toBe(offering);
});

test('the head redirects readers without JavaScript to the unstreamed page', async () => {
  const made = await runRender(1_000, () => {
    setNoScriptHref('/shop/uhren?attribute="<a>&full=1');
    return render([silent.slice(0, 90), silent.slice(90)]);
  });
  const added =
    '<noscript><meta http-equiv="refresh" content="0;url=/shop/uhren?attribute=&quot;&lt;a>&amp;full=1"></noscript>';
  expect(made).toBe(silent.replace('<head>', `<head>${first}${added}`));
  expect(await runRender(1_000, () => render([silent]))).toBe(begun);
});
