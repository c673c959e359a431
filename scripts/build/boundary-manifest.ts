import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import type { Rolldown } from 'vite';
import type { VitePlugin } from 'waku/config';
import { manifestFile } from '../../src/boundaries/manifest.ts';
import { buildManifest, type ClientChunk, type ClientReference } from './build-manifest.ts';
import { compressForSizes } from './compressed-sizes.ts';
import type { ModuleGraph } from './module-graph.ts';

/** What @vitejs/plugin-rsc holds of a build. */
const managerSchema = v.object({
  isScanBuild: v.boolean(),
  clientReferenceMetaMap: v.record(
    v.string(),
    v.object({
      referenceKey: v.string(),
      packageSource: v.optional(v.string()),
      exportNames: v.array(v.string()),
      serverChunk: v.optional(v.string()),
      groupChunkId: v.optional(v.string()),
    }),
  ),
});

/**
 * Writes `boundaries.json` beside the code: which modules hydrate, why, through whom, and at what cost. Reads the graphs
 * and bundles of the build itself, so nothing is guessed.
 */
export function writeBoundaryManifest(): VitePlugin {
  const rsc: { graph: ModuleGraph; chunks: ClientChunk[] } = { graph: new Map(), chunks: [] };
  const client: { graph: ModuleGraph; chunks: ClientChunk[] } = { graph: new Map(), chunks: [] };
  let root = '';
  let release = '';
  let getManager = (): unknown => undefined;
  const readManager = () => {
    const manager = v.safeParse(managerSchema, getManager());
    if (manager.success) return manager.output;
    throw new Error('This version of @vitejs/plugin-rsc holds its client references in another way.');
  };
  return {
    name: 'vitrine:boundary-manifest',
    apply: 'build',
    configResolved(config) {
      ({ root } = config);
      release = process.env.BUILD_ID ?? '';
      const { api } = config.plugins.find(({ name }) => name === 'rsc:minimal') ?? {};
      getManager = () => api?.manager;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const { name } = this.environment;
        if (readManager().isScanBuild || (name !== 'rsc' && name !== 'client')) return;
        Object.assign(name === 'rsc' ? rsc : client, { graph: readGraph(this), chunks: readChunks(bundle) });
      },
    },
    // The last of the three bundles; the files of the others are written.
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const { name, config } = this.environment;
        if (name !== 'ssr' || readManager().isScanBuild) return;
        const toFile = (id: string) => relative(root, id.split('?', 1).join()).replaceAll('\\', '/');
        const { environments } = this.environment.getTopLevelConfig();
        const publicFolder = environments.client?.build.outDir;
        if (!publicFolder) throw new Error(`${config.root} has no build for browsers.`);
        const manifest = buildManifest({
          release,
          references: listReferences(readManager().clientReferenceMetaMap),
          rsc,
          client,
          sizes: await compressForSizes(publicFolder),
          toFile,
          readSource: (file) => readFileSync(join(root, file), 'utf8'),
        });
        await writeFile(join(publicFolder, '..', manifestFile), `${JSON.stringify(manifest)}\n`);
      },
    },
  };
}

type References = v.InferOutput<typeof managerSchema>['clientReferenceMetaMap'];

/** Those that a chunk of the server contains; others were imported and not used. */
function listReferences(references: References): ClientReference[] {
  return Object.entries(references).flatMap(
    ([id, { referenceKey, packageSource, exportNames, serverChunk, groupChunkId }]) =>
      serverChunk && groupChunkId
        ? { id, key: referenceKey, exports: exportNames, isDeclared: !packageSource, group: groupChunkId }
        : [],
  );
}

function readGraph(context: Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>): ModuleGraph {
  return new Map(
    [...context.getModuleIds()].map((id) => {
      const info = context.getModuleInfo(id);
      return [id, { imports: info?.importedIds ?? [], dynamic: info?.dynamicallyImportedIds ?? [] }];
    }),
  );
}

function readChunks(bundle: Rolldown.OutputBundle): ClientChunk[] {
  return Object.values(bundle).flatMap((output) => {
    if (output.type !== 'chunk') return [];
    const lengths = new Map(Object.entries(output.modules).map(([id, { renderedLength }]) => [id, renderedLength]));
    const { fileName, imports, moduleIds, name, isEntry } = output;
    const css = [...(output.viteMetadata?.importedCss ?? [])];
    return { file: fileName, imports, css, moduleIds, lengths, isEntry: isEntry && name === 'index' };
  });
}
