/** Imports between modules, by id; in the order in which they are written. */
export type ModuleGraph = ReadonlyMap<string, { imports: readonly string[]; dynamic: readonly string[] }>;

/** The shortest import chain from one module to every other that it reaches, both ends included. */
export function findChains(graph: ModuleGraph, from: string): Map<string, string[]> {
  const chains = new Map([[from, [from]]]);
  for (const [id, chain] of chains) {
    const { imports = [], dynamic = [] } = graph.get(id) ?? {};
    for (const next of [...imports, ...dynamic]) if (!chains.has(next)) chains.set(next, [...chain, next]);
  }
  return chains;
}

/** All modules that some modules reach; by static imports alone unless `isDynamic`. */
export function reach(graph: ModuleGraph, from: Iterable<string>, isDynamic = true): Set<string> {
  const reached = new Set(from);
  for (const id of reached) {
    const { imports = [], dynamic = [] } = graph.get(id) ?? {};
    for (const next of isDynamic ? [...imports, ...dynamic] : imports) reached.add(next);
  }
  return reached;
}

/** The modules that would be gone without one of the roots: those that no other root reaches. */
export function findExclusive(graph: ModuleGraph, roots: readonly string[], root: string): string[] {
  const others = reach(
    graph,
    roots.filter((one) => one !== root),
  );
  return [...reach(graph, [root])].filter((id) => !others.has(id));
}
