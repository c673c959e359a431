import type { Boundary, Manifest } from '../../src/boundaries/manifest.ts';
import type { Sizes } from './compressed-sizes.ts';
import { explainModules } from './explain-modules.ts';
import { findChains, findExclusive, type ModuleGraph, reach } from './module-graph.ts';

/** A client reference as the server's bundle has it. */
export type ClientReference = {
  /** The module's id. */
  id: string;
  key: string;
  exports: string[];
  isDeclared: boolean;
  /** Module that browsers load for it, together with the others of its group. */
  group: string;
};

export type ClientChunk = {
  file: string;
  imports: readonly string[];
  css: readonly string[];
  moduleIds: readonly string[];
  /** Length of each module in the chunk before it was minified. */
  lengths: ReadonlyMap<string, number>;
  /** Whether it is the script of every document. */
  isEntry: boolean;
};

type Bundle = { graph: ModuleGraph; chunks: readonly ClientChunk[] };

export type ManifestInput = {
  release: string;
  references: readonly ClientReference[];
  rsc: Bundle;
  client: Bundle;
  sizes: ReadonlyMap<string, Sizes>;
  /** The file of a module, relative to the root. */
  toFile: (id: string) => string;
  readSource: (file: string) => string;
};

const noSize: Sizes = { raw: 0, gzip: 0, brotli: 0 };
const mapFiles = /^src\/(?:waku\.server|routing\/map\/[\w-]+)\.tsx?$/;
const pageFile = /^src\/pages\/[\w-]+-page\.tsx$/;
/** What a map imports may be a component, which is a page or a frame, or a function. */
const componentFile = /^src\/[\w/-]+\.tsx$/;
const hydrateFile = /^src\/boot\/hydrate\.tsx?$/;

export function buildManifest(input: ManifestInput): Manifest {
  const { release, references, rsc, client, sizes, toFile, readSource } = input;
  const chunkOf = new Map(client.chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)));
  const sum = (files: Iterable<string>) => addUp([...files].map((file) => sizes.get(file) ?? noSize));
  const shareOf = (ids: Iterable<string>) =>
    addUp(
      [...ids].map((id) => {
        const chunk = chunkOf.get(id);
        const all = chunk ? [...chunk.lengths.values()].reduce((total, one) => total + one, 0) : 0;
        const part = all > 0 ? (chunk?.lengths.get(id) ?? 0) / all : 0;
        const { raw, gzip, brotli } = sizes.get(chunk?.file ?? '') ?? noSize;
        return { raw: raw * part, gzip: gzip * part, brotli: brotli * part };
      }),
    );
  // The bundler's own table of references would make the entry reach all of them.
  const graph = new Map(
    [...client.graph].map(([id, module]) => [
      id,
      id.includes('virtual:vite-rsc/client-references') ? noImports : module,
    ]),
  );
  const entry = client.chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The build has no script for documents.');
  const entries = client.chunks.filter(({ isEntry }) => isEntry).flatMap(({ moduleIds }) => [...moduleIds]);
  const roots = [...references.map(({ id }) => id), ...entries];
  const reached = new Map(references.map(({ id, key }) => [key, reach(graph, [id])]));
  const filesOf = new Map(
    references.map(({ key, group }) => [key, collectFiles(client.chunks, chunkOf.get(group)?.file, 'imports')]),
  );
  const why = explainModules(graph, input);
  const chains = findPageChains(rsc.graph, references, toFile);

  const boundaries = references.map(({ id, key, exports, isDeclared }): Boundary => {
    const files = filesOf.get(key) ?? [];
    const exclusive = findExclusive(graph, roots, id);
    const direct = reach(graph, [id], false);
    const atOnce = exclusive.filter((one) => direct.has(one));
    const sharedFiles = files.flatMap((file) => {
      const others = references.filter((other) => other.key !== key && filesOf.get(other.key)?.includes(file));
      return others.length > 0 ? { file, ...sent(sum([file])), with: others.map((other) => other.key) } : [];
    });
    return {
      id: key,
      file: toFile(id),
      exports,
      reasons: why(id),
      isDeclared,
      chains: Object.fromEntries(
        chains.flatMap(({ page, found }) => {
          const chain = found.get(id);
          return chain ? [[page, chain.map(toFile)]] : [];
        }),
      ),
      chunk: {
        file: chunkOf.get(id)?.file ?? '',
        own: shareOf([id]),
        total: sent(sum(files)),
        files,
        shared: sharedFiles,
        saved: sent(shareOf(atOnce)),
        later: sent(shareOf(exclusive.filter((one) => !direct.has(one)))),
      },
    };
  });

  const clientChains = new Map(references.map(({ id }) => [id, findChains(graph, id)]));
  // From a boundary if one imports it: the entry's chain is the answer only for what runs without React.
  const entryChains = [shortestOf([...clientChains.values()]), ...entries.map((id) => findChains(graph, id))];
  const hydrate = [...graph.keys()].find((id) => hydrateFile.test(toFile(id)));
  const boot = collectFiles(client.chunks, entry.file, 'imports');
  const started = collectFiles(client.chunks, chunkOf.get(hydrate ?? '')?.file, 'imports');
  return {
    version: 1,
    release,
    boundaries: boundaries.sort((one, other) => one.file.localeCompare(other.file)),
    pages: chains
      .map(({ page, id, found }) => ({
        file: page,
        boundaries: references.filter((one) => found.has(one.id)).map(({ key }) => key),
        heavy: findHeavy(found, clientChains).map(({ name, chain }) => ({ name, chain: chain.map(toFile) })),
        styles: collectFiles(rsc.chunks, rsc.chunks.find(({ moduleIds }) => moduleIds.includes(id))?.file, 'css'),
      }))
      .sort((one, other) => one.file.localeCompare(other.file)),
    clientFiles: [...chunkOf]
      .filter(([id]) => toFile(id).startsWith('src/') && !id.startsWith('\0'))
      .map(([id, chunk]) => ({
        file: toFile(id),
        chunk: chunk.file,
        raw: chunk.lengths.get(id) ?? 0,
        ...readDirective(readSource(toFile(id))),
        reasons: why(id),
        chain: (entryChains.find((found) => found.has(id))?.get(id) ?? [id]).map(toFile),
        boundaries: references.filter(({ key }) => reached.get(key)?.has(id)).map(({ key }) => key),
      }))
      .sort((one, other) => one.file.localeCompare(other.file)),
    files: [...sizes].map(([file, size]) => ({ file, ...size })),
    entries: { boot, hydrate: started.filter((file) => !boot.includes(file)) },
  };
}

const noImports = { imports: [], dynamic: [] };

/**
 * Pages, and the frames around them, with their import chains to client references: what the route map imports itself.
 */
function findPageChains(graph: ModuleGraph, references: readonly ClientReference[], toFile: (id: string) => string) {
  const mapped = [...graph].filter(([id]) => mapFiles.test(toFile(id)));
  const imported = new Set(mapped.flatMap(([, { imports, dynamic }]) => [...imports, ...dynamic]));
  const clients = new Set(references.map(({ id }) => id));
  // Behind a client reference the server's graph has only its stand-in.
  const withoutMaps = new Map([...graph].filter(([id]) => !mapFiles.test(toFile(id)) && !clients.has(id)));
  return [...imported]
    .filter((id) => withoutMaps.has(id) && componentFile.test(toFile(id)))
    .map((id) => ({ id, page: toFile(id), found: findChains(withoutMaps, id) }))
    .filter(({ page, found }) => pageFile.test(page) || references.some(({ id }) => found.has(id)));
}

/** Of the chains to the same module the shortest. */
function shortestOf(chains: readonly Map<string, string[]>[]): Map<string, string[]> {
  const shortest = new Map<string, string[]>();
  for (const [id, chain] of chains.flatMap((found) => [...found])) {
    if (chain.length < (shortest.get(id)?.length ?? Number.POSITIVE_INFINITY)) shortest.set(id, chain);
  }
  return shortest;
}

/** The files that a chunk imports statically and its own; or the style sheets of all of these. */
function collectFiles(chunks: readonly ClientChunk[], file: string | undefined, what: 'imports' | 'css'): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const files = new Set(file ? [file] : []);
  for (const one of files) for (const next of byFile.get(one)?.imports ?? []) if (byFile.has(next)) files.add(next);
  return what === 'imports' ? [...files] : [...new Set([...files].flatMap((one) => byFile.get(one)?.css ?? []))];
}

/** Whether a source says `use client`, and what the doc comment of its first component says. */
function readDirective(source: string): { isDeclared: boolean; about: string } {
  const isDeclared = source.startsWith("'use client'");
  const before = source
    .slice(0, Math.max(source.search(/^export (?:default )?(?:async )?function [A-Z]/m), 0))
    .trimEnd();
  if (!isDeclared || !before.endsWith('*/')) return { isDeclared, about: '' };
  const lines = before.slice(before.lastIndexOf('/**') + 3, -2).split('\n');
  const about = lines.map((line) => line.trim().replace(/^\* ?/, '')).join(' ');
  return { isDeclared, about: about.split(' @')[0]?.trim() ?? '' };
}

/** Packages so large that only pages which cannot do without them may reach them. */
const heavyPackages = ['react-aria-components', 'react-aria', 'libphonenumber-js', '@paypal/react-paypal-js'];

/** The heavy packages that a page reaches through its boundaries, each with the shortest import chain. */
function findHeavy(
  pageChains: ReadonlyMap<string, string[]>,
  clientChains: ReadonlyMap<string, Map<string, string[]>>,
) {
  return heavyPackages.flatMap((name) => {
    const chains = [...pageChains].flatMap(([boundary, chain]) =>
      [...(clientChains.get(boundary) ?? [])].flatMap(([id, further]) =>
        id.includes(`/node_modules/${name}/`) ? [[...chain, ...further.slice(1)]] : [],
      ),
    );
    const [shortest] = chains.sort((one, other) => one.length - other.length);
    return shortest ? [{ name, chain: shortest }] : [];
  });
}

function addUp(sizes: readonly Sizes[]): Sizes {
  const total = (key: keyof Sizes) => Math.round(sizes.reduce((sum, size) => sum + size[key], 0));
  return { raw: total('raw'), gzip: total('gzip'), brotli: total('brotli') };
}

const sent = ({ gzip, brotli }: Sizes) => ({ gzip, brotli });
