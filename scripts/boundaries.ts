import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findSecrets } from '../cms/secrets.ts';
import type { Manifest } from '../src/boundaries/manifest.ts';
import { billPage, findPayloadPath, type PageBill } from '../src/boundaries/page-bill.ts';
import { signInspectorQuery } from '../src/server/boundaries/access.ts';
import { acceptBudget, checkBudget, readManifest } from './boundary-budget.ts';
import { Failure } from './launch/failure.mjs';
import { runCommand } from './program.ts';
import { readAddresses, readSettings, root } from './settings.ts';

/** Prints what the pages of the last build cost, and why modules hydrate. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean' },
      accept: { type: 'boolean' },
      check: { type: 'boolean' },
      link: { type: 'boolean' },
    },
  });
  if (values.link) {
    await printLink();
    return 0;
  }
  const dist = process.env.DIST_DIR ?? 'dist';
  const manifest = await readManifest(dist);
  if (values.accept) acceptBudget(manifest);
  else if (values.check) await checkBudget(dist);
  else if (values.json) console.log(JSON.stringify(manifest, null, 2));
  else printBill(manifest, billStaticPages(manifest, join(root, dist)));
  return 0;
});

/** A link that opens the inspector of a running site for an hour. */
async function printLink(): Promise<void> {
  const { siteUrl, port, data, source } = readSettings();
  const secrets = source === 'elsewhere' ? undefined : findSecrets(data);
  const { siteSecret } = readAddresses('', secrets);
  if (!siteSecret) {
    throw new Failure('There is no secret to sign the link with.', [
      'Start the site once, or give the site’s SITE_SECRET to this command.',
    ]);
  }
  const query = signInspectorQuery(siteSecret);
  const answer = await fetch(`http://127.0.0.1:${port}/_boundaries/client${query}`).catch(() => undefined);
  if (!answer) throw new Failure(`No site answers on port ${port}.`, ['Start it: BOUNDARIES=on npm start']);
  if (!answer.ok) {
    throw new Failure(`The inspector of the site on port ${port} does not open.`, [
      'It does after a start with BOUNDARIES=on, and with the same SITE_SECRET as this command.',
    ]);
  }
  console.log(`${siteUrl}/_boundaries${query}`);
}

/** Bills of the pages that the release has as files; others are rendered on request, and billed at `/_boundaries`. */
function billStaticPages(manifest: Manifest, dist: string): PageBill[] {
  const chosen = join(dist, 'releases', 'chosen');
  if (!existsSync(chosen)) return [];
  const folder = join(dist, 'releases', readFileSync(chosen, 'utf8').trim(), 'pages');
  return globSync('**/*.html', { cwd: folder })
    .sort()
    .map((name) => {
      const html = readFileSync(join(folder, name), 'utf8');
      const payloadPath = findPayloadPath(html);
      const file = payloadPath && join(folder, payloadPath);
      const payload = file ? { text: readFileSync(file, 'utf8'), sentBytes: sizeOf(file) } : undefined;
      const path = `/${name.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
      return billPage({ path, html, sentBytes: sizeOf(join(folder, name)), payload }, manifest);
    });
}

function sizeOf(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(8);
}

function printBill({ boundaries }: Manifest, bills: readonly PageBill[]): void {
  console.log('kB in brotli; CSS is part of the HTML and counted uncompressed. Rendered pages are at /_boundaries.\n');
  console.log('    HTML payload      JS   later     CSS  page');
  for (const { html, payload, js, laterJs, rawCss, path } of bills)
    console.log(`${[html, payload, js, laterJs, rawCss].map(kB).join('')}  ${path}`);
  console.log(
    '\n   saved  later  boundary: what would go without it at once and on demand, why it hydrates, and its chain',
  );
  for (const { file, chunk, reasons, chains } of boundaries) {
    const why = reasons.map(({ name, line }) => `${name} (${line})`).slice(0, 5);
    console.log(
      `${kB(chunk.saved.brotli)}${kB(chunk.later.brotli)}  ${file}: ${why.join(', ') || 'nothing needs a browser'}`,
    );
    const [shortest] = Object.values(chains).toSorted((one, other) => one.length - other.length);
    if (shortest) console.log(`${' '.repeat(18)}${shortest.join(' → ')}`);
  }
}
