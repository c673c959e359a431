/** A client reference of a payload: the key of its file in the build, and the name of the export. */
export type ClientReference = { key: string; name: string };

/** The bytes of one prop, with the rows that only it reaches. */
export type PropSize = { name: string; bytes: number };

/**
 * A part of a page as its payload tells it: a client boundary, a server hole in one of its props, a Suspense boundary or
 * its fallback. Sizes and names only; no value of the payload is kept.
 */
export type BoundaryNode = {
  kind: 'page' | 'client' | 'hole' | 'suspense' | 'fallback';
  /** The export of a client boundary, the prop of a hole. */
  name: string;
  reference?: ClientReference | undefined;
  /** Bytes of its JSON and of the rows that only it reaches; everything inside included. */
  bytes: number;
  /** HTML elements that server components rendered directly in it. */
  elements: number;
  /** Sizes of the props of a client boundary, the largest first. */
  props: PropSize[];
  /** Rows of a Suspense boundary that stand for content to come: what it waits for. */
  waitsFor: AwaitedRows;
  children: BoundaryNode[];
};

/** Rows that a Suspense boundary waits for, their bytes, and where the last of them ends in the payload. */
export type AwaitedRows = { rows: number; bytes: number; end: number };

/** What reaches rows: a node of the page, or a prop of one. */
export type Owner = {
  kind: BoundaryNode['kind'] | 'prop';
  name: string;
  reference: ClientReference | undefined;
  parent: Owner | undefined;
  depth: number;
  /** Bytes of its JSON within the row that it lies in. */
  inlineBytes: number;
  /** Bytes of the rows that only it reaches. */
  rowBytes: number;
  elements: number;
  waitsFor: AwaitedRows;
  children: Owner[];
};

/** Deeper nodes count for the one that they lie in. */
const maxNodeDepth = 200;

export function createPage(): Owner {
  return createOwner('page', '', undefined, undefined);
}

/** A node within another; at the greatest depth that other one itself. */
export function addOwner(parent: Owner, kind: Owner['kind'], name: string, reference?: ClientReference): Owner {
  if (parent.depth >= maxNodeDepth) return parent;
  const owner = createOwner(kind, name, reference, parent);
  parent.children.push(owner);
  return owner;
}

function createOwner(
  kind: Owner['kind'],
  name: string,
  reference: ClientReference | undefined,
  parent: Owner | undefined,
): Owner {
  return {
    kind,
    name,
    reference,
    parent,
    depth: parent ? parent.depth + 1 : 0,
    inlineBytes: 0,
    rowBytes: 0,
    elements: 0,
    waitsFor: { rows: 0, bytes: 0, end: 0 },
    children: [],
  };
}

/** The innermost owner that both lie in. */
export function findCommonOwner(one: Owner, other: Owner): Owner {
  let [left, right] = [one, other];
  while (left !== right) {
    const next = left.depth >= right.depth ? left : right;
    if (!next.parent) return next;
    if (next === left) left = next.parent;
    else right = next.parent;
  }
  return left;
}

/** The Suspense boundary for whose content a row is sent; undefined outside of one. */
export function findSuspense(owner: Owner): Owner | undefined {
  for (let at: Owner | undefined = owner; at; at = at.parent) {
    if (at.kind === 'fallback') return undefined;
    if (at.kind === 'suspense') return at;
  }
  return undefined;
}

/** The tree of what was read. A prop is a node of its own where a server rendered something in it. */
export function toBoundaryNode(owner: Owner): BoundaryNode {
  const sizes = owner.children.filter(({ kind }) => kind === 'prop' || kind === 'hole');
  return {
    kind: owner.kind === 'prop' ? 'hole' : owner.kind,
    name: owner.name,
    reference: owner.reference,
    bytes: owner.inlineBytes + countRowBytes(owner),
    elements: owner.elements,
    props: sizes
      .map((prop) => ({ name: prop.name, bytes: prop.inlineBytes + countRowBytes(prop) }))
      .sort((one, other) => other.bytes - one.bytes),
    waitsFor: owner.waitsFor,
    children: owner.children.filter(isShown).map(toBoundaryNode),
  };
}

function isShown({ kind, elements, children }: Owner): boolean {
  return kind !== 'prop' || elements > 0 || children.length > 0;
}

const rowBytes = new WeakMap<Owner, number>();

/** Bytes of the rows that a node or one of its descendants reaches; counted once per node. */
function countRowBytes(owner: Owner): number {
  const known = rowBytes.get(owner);
  if (known !== undefined) return known;
  const bytes = owner.children.reduce((sum, child) => sum + countRowBytes(child), owner.rowBytes);
  rowBytes.set(owner, bytes);
  return bytes;
}
