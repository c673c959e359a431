import { createRequire } from 'node:module';

type Sharp = (input: Buffer | object) => {
  resize: (width: number, height: number, options: object) => ReturnType<Sharp>;
  composite: (tiles: object[]) => ReturnType<Sharp>;
  png: (options?: object) => ReturnType<Sharp>;
  toBuffer: () => Promise<Buffer>;
  toFile: (path: string) => Promise<unknown>;
};

/** Among Directus's packages; the demo has none of its own. */
export const sharp: Sharp = createRequire(new URL('../../cms/package.json', import.meta.url))('sharp');
