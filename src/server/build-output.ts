import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compressFiles } from './release/compress-files.ts';

type Build = (utils: unknown, options: { distDir: string }) => Promise<void>;

/** Of Node. Under an older one some of the code would load, and fail at its first use. */
const minimumVersion = 24;

/** In the primary process of several this waits; the process ends by itself. */
const startWorkers = `const { startWorkers } = await import('./primary.js');
if (startWorkers()) await new Promise(() => undefined);
`;

/**
 * The server's code is imported only after the version is checked, since older versions may not be able to parse it, and
 * in the processes that serve: the primary one of several does without it (`workers/primary.ts`, bundled by itself).
 */
export const formatStartFile = (call: 'serve' | 'makeRelease') => `const { node } = process.versions;
if (Number.parseInt(node, 10) < ${minimumVersion}) {
  console.error(\`This site needs Node ${minimumVersion} or newer, and this is Node \${node}.\`);
  process.exit(1);
}
${call === 'serve' ? startWorkers : ''}const { unstable_serverEntry } = await import('./server/index.js');
await unstable_serverEntry.${call}({ folder: import.meta.dirname });
`;

/** Prints the flags of Node for `serve-node.js`, which has to begin with them where it is the only process. */
export const heapFlagsFile = `const { getStartFlags } = await import('./primary.js');
console.log(getStartFlags(process.env).join(' '));
`;

/**
 * Runs in Waku's build after the code is bundled. `node dist/make-release.js` then renders the pages whenever content
 * changes, and `node dist/serve-node.js` serves them; neither needs anything outside of the folder.
 */
export default function buildOutput(build: Build): Build {
  return async (utils, options) => {
    await build(utils, options);
    const dist = resolve(options.distDir);
    await writeFile(join(dist, 'serve-node.js'), formatStartFile('serve'));
    await writeFile(join(dist, 'heap-flags.js'), heapFlagsFile);
    await writeFile(join(dist, 'make-release.js'), formatStartFile('makeRelease'));
    await writeFile(join(dist, 'package.json'), '{ "type": "module" }\n');
    await compressFiles(join(dist, 'public'), { quality: 11 });
  };
}
