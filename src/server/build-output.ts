import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compressFiles } from './release/compress-files.ts';

type Build = (utils: unknown, options: { distDir: string }) => Promise<void>;

const startFile = (call: string) => `import { unstable_serverEntry } from './server/index.js';

await unstable_serverEntry.${call}({ folder: import.meta.dirname });
`;

/**
 * Runs in Waku's build after the code is bundled. `node dist/make-release.js` then renders the pages whenever content
 * changes, and `node dist/serve-node.js` serves them; neither needs anything outside of the folder.
 */
export default function buildOutput(build: Build): Build {
  return async (utils, options) => {
    await build(utils, options);
    const dist = resolve(options.distDir);
    await writeFile(join(dist, 'serve-node.js'), startFile('serve'));
    await writeFile(join(dist, 'make-release.js'), startFile('makeRelease'));
    await writeFile(join(dist, 'package.json'), '{ "type": "module" }\n');
    await compressFiles(join(dist, 'public'), { quality: 11 });
  };
}
