import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Copies the built site, so that a test may publish releases. Releases of the shared one may change during the copy.
 */
export async function copyDist(): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'vitrine-dist-'));
  for (;;) {
    try {
      await cp(resolve(process.env.DIST_DIR ?? 'dist'), dist, { recursive: true });
      return dist;
    } catch (error) {
      await rm(dist, { recursive: true, force: true });
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
}
