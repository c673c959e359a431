import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parseJson } from '../base/parse-json.ts';

/** Beside the code of a build, never among its public files. */
export const manifestFile = 'boundaries.json';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Bytes as they are sent, compressed in either way. */
const sent = v.object({ gzip: count, brotli: count });

/** Bytes before and after compression. */
const bytes = v.object({ raw: count, ...sent.entries });

const reason = v.object({
  /** `reached`: not by itself, but through a module that it imports. */
  kind: v.picklist(['hook', 'handler', 'browser-global', 'class', 'reached']),
  /** `useState`, `onClick`, `window`, the name of the class, or the file of the module that it imports. */
  name: v.string(),
  /** In the boundary's own file, counted from 1. */
  line: count,
});

const boundary = v.object({
  /** The client reference key: the id in the import rows of an RSC payload. */
  id: v.string(),
  /** Relative to the root, like all source files here. */
  file: v.string(),
  exports: v.array(v.string()),
  /** Why it hydrates; none where nothing in it needs the browser. */
  reasons: v.array(reason),
  /** Whether the file itself says `use client`, and not only a package that re-exports it. */
  isDeclared: v.boolean(),
  /** The shortest import chain from each page, both ends included. */
  chains: v.record(v.string(), v.array(v.string())),
  chunk: v.object({
    /** The built file that contains the module. */
    file: v.string(),
    /** The module's own share of that file, by its length. */
    own: bytes,
    /** All files that a browser loads for it, `shared` ones and those of every page too. */
    total: sent,
    /** All of those files, for sums over boundaries that count none twice. */
    files: v.array(v.string()),
    /** Of those files the ones that other boundaries load too, by their ids. */
    shared: v.array(v.object({ file: v.string(), ...sent.entries, with: v.array(v.string()) })),
    /** What pages would no longer load without it: its module, and all modules that only it imports statically. */
    saved: sent,
    /** The same for what it imports on demand, in files that a page does not load at once. */
    later: sent,
  }),
});

const clientFile = v.object({
  file: v.string(),
  /** The built file that contains it. */
  chunk: v.string(),
  /** Length in that file. */
  raw: count,
  /** Ids of the boundaries that import it; none where only the entries do. */
  boundaries: v.array(v.string()),
  /** Whether it says `use client`. It is a boundary only where a server component imports it too. */
  isDeclared: v.boolean(),
  /** What its doc comment says, where it is declared. */
  about: v.string(),
  reasons: v.array(reason),
  /** The shortest import chain from a boundary, else from the script of every document, both ends included. */
  chain: v.array(v.string()),
});

const page = v.object({
  file: v.string(),
  boundaries: v.array(v.string()),
  /** Style sheets that the page's modules import. */
  styles: v.array(v.string()),
  /** Large packages that it reaches, also on demand, each with the shortest import chain. */
  heavy: v.array(v.object({ name: v.string(), chain: v.array(v.string()) })),
});

/** What a build says about its boundaries; file names of built files are those under `public/`. */
export const manifestSchema = v.object({
  version: v.literal(1),
  /** The build id, which `/readyz` tells too. */
  release: v.string(),
  boundaries: v.array(boundary),
  pages: v.array(page),
  /** Every module of the project that a browser may load, by file. */
  clientFiles: v.array(clientFile),
  /** Every script and style sheet of the build. */
  files: v.array(v.object({ file: v.string(), ...bytes.entries })),
  /** Files that every page loads: `boot` with the document, `hydrate` together with React. */
  entries: v.object({ boot: v.array(v.string()), hydrate: v.array(v.string()) }),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;
export type Boundary = Manifest['boundaries'][number];
export type Reason = Boundary['reasons'][number];

/** The manifest of a build; undefined where the build has none or one of another version. */
export async function loadManifest(dist: string): Promise<Manifest | undefined> {
  const text = await readFile(join(dist, manifestFile), 'utf8').catch(() => '');
  const parsed = v.safeParse(manifestSchema, parseJson(text));
  return parsed.success ? parsed.output : undefined;
}
