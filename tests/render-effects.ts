import { basename, dirname, join } from 'node:path/posix';
import { type ESTree, parseAst } from 'vite';

type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression;
type Module = {
  imports: Map<string, { file: string; name: string }>;
  functions: Map<string, FunctionNode>;
  stores: Set<string>;
};
type Visit = (node: ESTree.Node, parent: ESTree.Node) => void;

const loops = /^(?:map|filter|find|findLast|findIndex|some|every|flatMap|forEach|reduce|sort|toSorted|from)$/;
const initializers = /^(?:useMemo|useState|useReducer)$/;
const effects =
  /^(?:fetch|setTimeout|setInterval|requestAnimationFrame|queueMicrotask|addEventListener|dispatchEvent)$/;
const isRendered = (name: string) => /^(?:use)?[A-Z]/.test(name);

/**
 * Finds what components and hooks do while they render besides rendering: reading a raw store (a proxy of
 * `createStore`) or a ref, changing what they did not create, calling something only for its effect, starting a request
 * or a timer. Functions of other modules are followed to stores, timers, requests and module variables.
 *
 * @param sources the text of each module by its path
 */
export function findRenderEffects(sources: ReadonlyMap<string, string>): string[] {
  const modules = new Map([...sources].map(([file, text]) => [file, parseModule(file, text)]));
  const known = new Map<FunctionNode, string[]>();

  const resolve = (module: Module, name: string): [Module | undefined, string] => {
    const { file, name: exported } = module.imports.get(name) ?? {};
    return file === undefined ? [module, name] : [modules.get(file), exported ?? name];
  };

  /** Effects that also count when a function that renders calls this one. */
  const findEffects = (module: Module, body: FunctionNode): string[] => {
    const found: string[] = known.get(body) ?? [];
    if (known.has(body)) return found;
    known.set(body, found);
    const own = listNames(body);
    walk(body, (node, parent) => {
      if (node.type === 'ImportExpression') found.push('imports a module');
      if (node.type === 'Identifier' && !own.has(node.name) && isReference(node, parent)) {
        const [origin, name] = resolve(module, node.name);
        const isHook = parent.type === 'CallExpression' && getName(parent.callee) === 'useStore';
        if (origin?.stores.has(name) && !isHook) found.push(`reads the store ${name}`);
      }
      const target = getTarget(node);
      const root = target && getRoot(target);
      if (target && root !== undefined && !own.has(root)) found.push(`changes ${root}`);
      if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || own.has(node.callee.name)) return;
      if (effects.test(node.callee.name)) found.push(`calls ${node.callee.name}`);
      const [origin, name] = resolve(module, node.callee.name);
      const called = origin?.functions.get(name);
      if (!origin || !called || isRendered(name)) return;
      found.push(...findEffects(origin, called).map((effect) => `calls ${name}, which ${effect}`));
    });
    return found;
  };

  return [...modules].flatMap(([file, module]) =>
    [...module.functions]
      .filter(([name]) => isRendered(name))
      .flatMap(([name, body]) =>
        [...findEffects(module, body), ...findOwnEffects(module, body)].map((effect) => `${file}: ${name} ${effect}`),
      ),
  );
}

/** Effects that matter in a component or hook alone. */
function findOwnEffects(module: Module, body: FunctionNode): string[] {
  const found: string[] = [];
  const created = new Set<string>();
  const setters = new Set<string>();
  walk(body, (node) => {
    if (node.type !== 'VariableDeclarator') return;
    const { id, init } = node;
    if (id.type === 'Identifier' && init && /^(?:Array|Object|New)Expression$/.test(init.type)) created.add(id.name);
    if (id.type === 'ArrayPattern' && init?.type === 'CallExpression' && getName(init.callee) === 'useState') {
      const [, setter] = id.elements;
      if (setter?.type === 'Identifier') setters.add(setter.name);
    }
  });
  walk(body, (node) => {
    const isRef =
      node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern'
        ? node.id.properties.some((one) => one.type === 'Property' && getName(one.key) === 'current')
        : node.type === 'MemberExpression' && getName(node) === 'current';
    if (isRef) found.push('uses a ref');
    const target = getTarget(node);
    if (target?.type === 'MemberExpression' && !created.has(getRoot(target) ?? ''))
      found.push(`changes ${getName(target)}`);
    if (node.type !== 'ExpressionStatement') return;
    for (const { callee } of listDiscardedCalls(node.expression)) {
      const name = getName(callee) ?? '';
      const isOwn = callee.type === 'MemberExpression' ? created.has(getRoot(callee) ?? '') : setters.has(name);
      // Hints of React are made for rendering.
      const imported = module.imports.get(name);
      const isHint =
        basename(imported?.file ?? '') === 'react-dom' &&
        /^pre(?:load|init|connect|fetchDNS)/.test(imported?.name ?? '');
      if (!isOwn && !isHint && !/^use(?:[A-Z]|$)/.test(name)) found.push(`calls ${name} for its effect`);
    }
  });
  return found;
}

function parseModule(file: string, text: string): Module {
  const program = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const module: Module = { imports: new Map(), functions: new Map(), stores: new Set() };
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const specifier of statement.specifiers) {
        const name = specifier.type === 'ImportSpecifier' ? (getName(specifier.imported) ?? '') : 'default';
        module.imports.set(specifier.local.name, { file: join(dirname(file), statement.source.value), name });
      }
    }
  }
  visitAll(program, (node) => {
    if (node.type === 'FunctionDeclaration' && node.id) module.functions.set(node.id.name, node);
    if (node.type === 'MethodDefinition' && getName(node.key) === 'render') module.functions.set('Render', node.value);
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) return;
    if (isFunction(node.init)) module.functions.set(node.id.name, node.init);
    if (node.init.type === 'CallExpression' && getName(node.init.callee) === 'createStore')
      module.stores.add(node.id.name);
  });
  return module;
}

/** Visits what runs when a function is called: its nested functions only where they are called at once. */
function walk(body: FunctionNode, visit: Visit): void {
  const local = new Map<string, FunctionNode>();
  const go = (node: ESTree.Node, parent: ESTree.Node) => {
    if (node.type.startsWith('TS') && !('expression' in node)) return;
    if (isFunction(node) && !isCalledAtOnce(node, parent)) return;
    visit(node, parent);
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init && isFunction(node.init)) {
      local.set(node.id.name, node.init);
    }
    const name = node.type === 'CallExpression' ? (getName(node.callee) ?? '') : '';
    const called = local.get(name);
    local.delete(name);
    if (called) for (const child of listChildren(called)) go(child, called);
    for (const child of listChildren(node)) go(child, node);
  };
  for (const child of listChildren(body)) go(child, body);
}

function isCalledAtOnce(node: FunctionNode, parent: ESTree.Node): boolean {
  if (parent.type !== 'CallExpression') return false;
  const name = getName(parent.callee) ?? '';
  return parent.callee === node || (parent.callee.type === 'MemberExpression' ? loops : initializers).test(name);
}

/** The names that a function declares, its parameters among them. */
function listNames(body: FunctionNode): Set<string> {
  const names = new Set<string>();
  const add = (node: ESTree.Node) => visitAll(node, (one) => one.type === 'Identifier' && names.add(one.name));
  for (const parameter of body.params) add(parameter);
  walk(body, (node) => {
    if (node.type === 'VariableDeclarator') add(node.id);
    if (isFunction(node)) for (const parameter of node.params) add(parameter);
  });
  return names;
}

/** The calls in an expression whose results nothing uses. */
function listDiscardedCalls(node: ESTree.Expression): ESTree.CallExpression[] {
  if (node.type === 'CallExpression') return [node];
  if (node.type === 'UnaryExpression' || node.type === 'AwaitExpression') return listDiscardedCalls(node.argument);
  if (node.type === 'LogicalExpression') return listDiscardedCalls(node.right);
  if (node.type === 'ChainExpression') return listDiscardedCalls(node.expression);
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(listDiscardedCalls);
  return [];
}

function getTarget(node: ESTree.Node): ESTree.Node | undefined {
  if (node.type === 'AssignmentExpression') return node.left;
  if (node.type === 'UpdateExpression') return node.argument;
  return node.type === 'UnaryExpression' && node.operator === 'delete' ? node.argument : undefined;
}

function getRoot(node: ESTree.Node): string | undefined {
  return node.type === 'MemberExpression' ? getRoot(node.object) : getName(node);
}

function getName(node: ESTree.Node): string | undefined {
  if (node.type === 'MemberExpression') return node.computed ? undefined : getName(node.property);
  return node.type === 'Identifier' ? node.name : undefined;
}

/** Whether an identifier is a value, and not the name of a property. */
function isReference(node: ESTree.Node, parent: ESTree.Node): boolean {
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed;
  return parent.type !== 'Property' || parent.value === node;
}

function visitAll(node: ESTree.Node, visit: (node: ESTree.Node) => void): void {
  visit(node);
  for (const child of listChildren(node)) visitAll(child, visit);
}

const listChildren = (node: ESTree.Node): ESTree.Node[] => Object.values(node).flat().filter(isNode);

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function isFunction(node: ESTree.Node): node is FunctionNode {
  return /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
}
