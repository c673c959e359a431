import { parseAst } from 'vite';
import type { Reason } from '../../src/boundaries/manifest.ts';

/** A module that another one imports, as it is written there, and the line. */
export type WrittenImport = { source: string; line: number };

/** What the syntax of a module says about where it runs. */
export type ModuleSyntax = { reasons: Reason[]; imports: WrittenImport[] };

/** Names that only a browser has, and that client modules use outside of types. */
const browserGlobals = new Set([
  ...[
    'window',
    'document',
    'navigator',
    'location',
    'history',
    'screen',
    'localStorage',
    'sessionStorage',
    'indexedDB',
  ],
  ...[
    'addEventListener',
    'removeEventListener',
    'dispatchEvent',
    'matchMedia',
    'getComputedStyle',
    'scrollTo',
    'scrollY',
  ],
  ...['requestAnimationFrame', 'requestIdleCallback', 'IntersectionObserver', 'MutationObserver', 'ResizeObserver'],
  ...['PerformanceObserver', 'BroadcastChannel', 'HTMLElement', 'customElements', 'innerWidth', 'innerHeight'],
]);

type Node = { type: string; start: number; [key: string]: unknown };

/**
 * The hooks, event handlers, browser globals and class components of a module, each once, where it occurs first; and
 * what it imports or re-exports at runtime.
 */
export function readSyntax(code: string, file: string): ModuleSyntax {
  const toLine = (offset: number) => code.slice(0, offset).split('\n').length;
  const found = new Map<string, Reason>();
  const imports: WrittenImport[] = [];
  const declared = new Set<string>();
  const globals: Node[] = [];
  const add = (kind: Reason['kind'], name: string, { start }: Node) => {
    if (!found.has(`${kind} ${name}`)) found.set(`${kind} ${name}`, { kind, name, line: toLine(start) });
  };
  const visit = (node: Node, parent: Node | undefined, key: string) => {
    if (isType(node)) return;
    if (node.type === 'ObjectPattern') for (const name of listPatternNames(node)) declared.add(name);
    const hook = node.type === 'CallExpression' ? findName(node.callee) : undefined;
    if (hook && /^use(?:[A-Z]|$)/.test(hook)) add('hook', hook, node);
    const attribute = node.type === 'JSXAttribute' ? findName(node.name) : undefined;
    if (attribute && /^on[A-Z]/.test(attribute)) add('handler', attribute, node);
    if (/^Class/.test(node.type) && /^(?:Pure)?Component$/.test(findName(node.superClass) ?? ''))
      add('class', findName(node.id) ?? 'Component', node);
    const source = isNode(node.source) && /^(?:Import|Export)/.test(node.type) ? node.source.value : undefined;
    if (typeof source === 'string') imports.push({ source, line: toLine(node.start) });
    if (node.type === 'Identifier' && typeof node.name === 'string') {
      if (isDeclaration(parent, key)) declared.add(node.name);
      else if (browserGlobals.has(node.name) && !isKey(parent, key)) globals.push(node);
    }
    for (const [name, value] of Object.entries(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, node, name);
    }
  };
  const program: unknown = parseAst(code, { lang: /\.[cm]?js$/.test(file) ? 'jsx' : 'tsx' }, file);
  if (isNode(program)) visit(program, undefined, '');
  for (const node of globals) {
    const name = String(node.name);
    if (!declared.has(name)) add('browser-global', name, node);
  }
  return { reasons: [...found.values()].sort((one, other) => one.line - other.line), imports };
}

/** Types, and imports and exports of nothing else, are gone at runtime. */
function isType(node: Node): boolean {
  return (
    (/^TS/.test(node.type) && !/^TS(?:As|Satisfies|NonNull)/.test(node.type)) ||
    node.importKind === 'type' ||
    node.exportKind === 'type'
  );
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The name of an identifier, or of the last part of `React.useState`. */
function findName(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'MemberExpression') return findName(node.property);
  return typeof node.name === 'string' ? node.name : undefined;
}

/** The variables that a destructured object declares. */
function listPatternNames({ properties }: Node): string[] {
  if (!Array.isArray(properties)) return [];
  return properties.flatMap((property) => {
    const value = isNode(property) ? (property.value ?? property.argument) : undefined;
    return findName(isNode(value) && value.type === 'AssignmentPattern' ? value.left : value) ?? [];
  });
}

function isDeclaration(parent: Node | undefined, key: string): boolean {
  if (!parent) return false;
  if (/Declarator$|^Function|^Class|^Import\w*Specifier$|^CatchClause$/.test(parent.type))
    return ['id', 'local', 'param', 'params'].includes(key);
  if (parent.type === 'ArrowFunctionExpression') return key === 'params';
  return parent.type === 'ArrayPattern';
}

/** Whether an identifier names a property and not a variable. */
function isKey(parent: Node | undefined, key: string): boolean {
  if (!parent) return false;
  if (parent.type === 'MemberExpression') return key === 'property' && parent.computed !== true;
  return /^(?:Property|PropertyDefinition|MethodDefinition)$/.test(parent.type) && key === 'key';
}
