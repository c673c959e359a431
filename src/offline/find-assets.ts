const assetPaths = /["'(](\/(?:assets|payload|fonts)\/[\w./-]+|\/media\/[\w-]+\/640\.webp|\/icons\.svg)/g;
/** In a payload, or in a page that holds its own: `I["640fc7564a00",…` is a module of the browser. */
const clientReferences = /\bI\[\\?"([0-9a-f]{12})/g;
/** A module's own imports, as the bundler writes them; what is fetched on demand stays on demand. */
const imports = /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
/** The table by which the entry finds modules of the browser: in a file of its own, or in itself. */
const clientModules =
  /\b([0-9a-f]{12})["'`]?:async\(\)=>\(await [\w$]+\(\(\)=>(?:import\(["'`]\.\/([\w.-]+\.js)|Promise\.resolve)/g;

/**
 * What a page, its payload or a style sheet names that it cannot do without. Pictures are left to those who look at them,
 * but for the sign of the house, which alone is asked for in this size.
 */
export function findAssetPaths(text: string): string[] {
  return unique([...text.matchAll(assetPaths)].map(([, address = '']) => address));
}

/** Modules of the browser that a page or its payload needs, by the names that the server gives them. */
export function findClientReferences(text: string): string[] {
  return unique([...text.matchAll(clientReferences)].map(([, name = '']) => name));
}

/**
 * What a script imports at once, and where it finds those of the named modules that it knows.
 *
 * @param path of the script, beside which the others lie
 */
export function findModulePaths(script: string, path: string, names: ReadonlySet<string>): string[] {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const imported = [...script.matchAll(imports)].map(([, file]) => file);
  const known = [...script.matchAll(clientModules)].flatMap(([, name = '', file]) => (names.has(name) ? file : []));
  return unique([...imported, ...known].flatMap((file) => (file ? folder + file : [])));
}

/** How many modules a script knows by name, however it writes that; and how many of them can be read. */
export function countClientReferences(script: string): { written: number; read: number } {
  return {
    written: [...script.matchAll(/\b[0-9a-f]{12}["'`]?:\s*async/g)].length,
    read: [...script.matchAll(clientModules)].length,
  };
}

const unique = (paths: string[]) => [...new Set(paths)];
