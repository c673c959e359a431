import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parseJson } from '../src/base/parse-json.ts';
import { listPageBoundaries } from '../src/boundaries/compare-manifests.ts';
import { type Boundary, loadManifest, type Manifest } from '../src/boundaries/manifest.ts';
import { Failure } from './launch/failure.mjs';
import { root } from './settings.ts';

/** What pages and boundaries may cost, as accepted last; files are relative to the root. */
const budgetSchema = v.object({
  /** Boundaries of each page and frame. */
  pages: v.record(v.string(), v.array(v.string())),
  /** Bytes in brotli that only this boundary brings to browsers, on demand or at once. */
  boundaries: v.record(v.string(), v.number()),
  /** Large packages that a page may reach. */
  heavy: v.record(v.string(), v.array(v.string())),
});

export type Budget = v.InferOutput<typeof budgetSchema>;

const budgetFile = 'boundaries.budget.json';

/** Compression moves a few bytes from build to build. */
const tolerance = { share: 1.03, bytes: 60 };

export function toBudget(manifest: Manifest): Budget {
  const heavy = manifest.pages.filter((page) => page.heavy.length > 0);
  return {
    pages: Object.fromEntries(listPageBoundaries(manifest)),
    boundaries: Object.fromEntries(manifest.boundaries.map((boundary) => [boundary.file, costOf(boundary)])),
    heavy: Object.fromEntries(heavy.map((page) => [page.file, page.heavy.map(({ name }) => name)])),
  };
}

const costOf = ({ chunk }: Boundary) => chunk.saved.brotli + chunk.later.brotli;

/** Everything that exceeds the budget, each with its import chain. */
export function findExcess(manifest: Manifest, budget: Budget): string[] {
  const gained = [...listPageBoundaries(manifest)].flatMap(([page, files]) =>
    files
      .filter((file) => !budget.pages[page]?.includes(file))
      .map((file) => {
        const chain = manifest.boundaries.find((one) => one.file === file)?.chains[page] ?? [];
        return `${page} has the new client module ${file}:\n${formatChain(chain)}`;
      }),
  );
  const grown = manifest.boundaries.flatMap((boundary) => {
    const allowed = budget.boundaries[boundary.file];
    const cost = costOf(boundary);
    if (allowed === undefined || cost <= allowed * tolerance.share + tolerance.bytes) return [];
    const [chain = []] = Object.values(boundary.chains);
    return `${boundary.file} has grown from ${allowed} to ${cost} bytes in brotli:\n${formatChain(chain)}`;
  });
  const heavy = manifest.pages.flatMap((page) =>
    page.heavy
      .filter(({ name }) => !budget.heavy[page.file]?.includes(name))
      .map(({ name, chain }) => `${page.file} reaches ${name}, which it did not before:\n${formatChain(chain)}`),
  );
  return [...gained, ...grown, ...heavy];
}

const formatChain = (chain: readonly string[]) =>
  chain.map((file, index) => `${'  '.repeat(index + 1)}${index > 0 ? '→ ' : ''}${file}`).join('\n');

/**
 * Checks a build against `boundaries.budget.json`.
 *
 * @throws Failure with the import chains and the ways out
 */
export async function checkBudget(dist: string): Promise<void> {
  const excess = findExcess(await readManifest(dist), readBudget());
  if (excess.length === 0) return;
  throw new Failure(
    'The boundaries of the site exceed their budget.',
    [
      'Keep the module on the server, pass server content as children, or import the package on demand.',
      'If the page needs it: npm run boundaries -- --accept',
    ],
    excess.join('\n\n').split('\n'),
  );
}

export function acceptBudget(manifest: Manifest): void {
  writeFileSync(join(root, budgetFile), `${JSON.stringify(toBudget(manifest), null, 2)}\n`);
}

export async function readManifest(dist: string): Promise<Manifest> {
  const manifest = await loadManifest(join(root, dist));
  if (manifest) return manifest;
  throw new Failure(`${dist} has no manifest of boundaries.`, ['npm run build makes one.']);
}

function readBudget(): Budget {
  const file = join(root, budgetFile);
  return v.parse(budgetSchema, existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : undefined);
}
