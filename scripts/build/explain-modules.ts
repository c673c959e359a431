import type { Reason } from '../../src/boundaries/manifest.ts';
import { type ModuleSyntax, readSyntax } from './client-reasons.ts';
import { type ModuleGraph, reach } from './module-graph.ts';

type Sources = { toFile: (id: string) => string; readSource: (file: string) => string };

/** Returns a function that says why a module hydrates: by its own syntax, else by the first of its imports that does. */
export function explainModules(graph: ModuleGraph, { toFile, readSource }: Sources): (id: string) => Reason[] {
  const read = new Map<string, ModuleSyntax>();
  const syntaxOf = (id: string): ModuleSyntax => {
    const file = toFile(id);
    const known = read.get(id);
    if (known) return known;
    const isScript = /\.[cm]?[jt]sx?$/.test(file) && !id.startsWith('\0') && !file.startsWith('node_modules/react');
    const syntax = isScript ? readSyntax(readSource(file), file) : { reasons: [], imports: [] };
    read.set(id, syntax);
    return syntax;
  };
  return (id) => {
    const { reasons, imports } = syntaxOf(id);
    if (reasons.length > 0) return reasons;
    const { imports: now = [], dynamic = [] } = graph.get(id) ?? {};
    for (const next of [...now, ...dynamic]) {
      if (![...reach(graph, [next])].some((one) => syntaxOf(one).reasons.length > 0)) continue;
      const name = toFile(next);
      const line = imports.find(({ source }) => isSource(source, name))?.line;
      return [{ kind: 'reached', name, line: line ?? 1 }];
    }
    return [];
  };
}

/** Whether an import names a file of the project, or a package that contains the file. */
function isSource(source: string, file: string): boolean {
  return source.startsWith('.')
    ? file.endsWith(source.replace(/^[./]+/, ''))
    : file.includes(`node_modules/${source}/`);
}
