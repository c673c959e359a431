import * as v from 'valibot';

const dependencies = v.exactOptional(v.record(v.string(), v.string()));

export const manifestSchema = v.object({
  dependencies,
  devDependencies: dependencies,
  optionalDependencies: dependencies,
  allowScripts: v.exactOptional(v.record(v.string(), v.boolean())),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;

export const lockfileSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.exactOptional(v.string()),
      resolved: v.exactOptional(v.string()),
      hasInstallScript: v.exactOptional(v.boolean()),
    }),
  ),
});

export type Lockfile = v.InferOutput<typeof lockfileSchema>;

/** First safe versions: older ones execute code from a request. */
const safeFrom: Record<string, string> = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-server-dom-webpack': '19.3.1',
};

/** Violations in a folder's dependencies, a sentence each. */
export function findPackageFaults(manifest: Manifest, lockfile: Lockfile, text: string): string[] {
  return [
    ...findLooseVersions(manifest),
    ...findUnsafeVersions(lockfile),
    ...findUnknownScripts(manifest, lockfile),
    ...(/"resolved": "(?!file:)[a-z+]+:/.test(text) ? ['The lockfile names the host that packages came from.'] : []),
  ];
}

function findLooseVersions({ dependencies, devDependencies, optionalDependencies }: Manifest): string[] {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !/^(?:\d+\.\d+\.\d+(-[\w.]+)?|file:[\w./-]+)$/.test(version))
    .map(([name, version]) => `${name} is not pinned to one version: ${version}`);
}

function findUnsafeVersions({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([path, { version }]) => {
    const least = safeFrom[getName(path)];
    return least && version && isOlder(version, least) ? [`${path} is ${version}; safe from ${least} on.`] : [];
  });
}

function findUnknownScripts({ allowScripts = {} }: Manifest, { packages }: Lockfile): string[] {
  const withScript = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = new Set(withScript.map(([path]) => getName(path)));
  return [...names]
    .filter((name) => !(name in allowScripts))
    .map((name) => `${name} wants to run a script at installation: read it, then allow or refuse it in allowScripts.`);
}

function getName(path: string): string {
  return path.split('node_modules/').at(-1) ?? path;
}

export function isOlder(version: string, least: string): boolean {
  const [mine = '', before] = version.split('-');
  const numbers = mine.split('.').map(Number);
  const wanted = least.split('.').map(Number);
  for (const [index, number] of wanted.entries()) {
    const own = numbers[index] ?? 0;
    if (own !== number) return own < number;
  }
  return before !== undefined;
}
