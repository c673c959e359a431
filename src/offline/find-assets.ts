const assetPaths = /["'(](\/(?:assets|payload|fonts)\/[\w./-]+|\/media\/[\w-]+\/640\.webp|\/icons\.svg)/g;
/** Client references in an RSC payload, inline or in a file: `I["640fc7564a00",…`. */
const clientReferences = /\bI\[\\?"([0-9a-f]{12})/g;
/** Static imports of a script, as the bundler writes them; dynamic imports are not precached. */
const imports = /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
/** The table of client references: a module in another file, or in the same one. */
const clientModules =
  /\b([0-9a-f]{12})["'`]?:async\(\)=>\(await [\w$]+\(\(\)=>(?:import\(["'`]\.\/([\w.-]+\.js)|Promise\.resolve)/g;

/**
 * Paths of the assets that a page, its payload or a style sheet requires. Of pictures only the logo, which alone is
 * requested in this size.
 */
export function findAssetPaths(text: string): string[] {
  return unique([...text.matchAll(assetPaths)].map(([, address = '']) => address));
}

/** Ids of the client references in a page or its payload. */
export function findClientReferences(text: string): string[] {
  return unique([...text.matchAll(clientReferences)].map(([, name = '']) => name));
}

/**
 * Paths of a script's static imports, and of those of the given client references that it maps to files.
 *
 * @param path of the script; the others are in the same folder
 */
export function findModulePaths(script: string, path: string, names: ReadonlySet<string>): string[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const imported = [...script.matchAll(imports)].map(([, file]) => file);
  const mapped = [...script.matchAll(clientModules)].flatMap(([, name = '', file]) => (names.has(name) ? file : []));
  return unique([...imported, ...mapped].flatMap((file) => (file ? folder + file : [])));
}

/** How many client references a script maps, in any notation, and how many of them `findModulePaths` can read. */
export function countClientReferences(script: string): { written: number; read: number } {
  return {
    written: [...script.matchAll(/\b[0-9a-f]{12}["'`]?:\s*async/g)].length,
    read: [...script.matchAll(clientModules)].length,
  };
}

const unique = (paths: string[]) => [...new Set(paths)];
