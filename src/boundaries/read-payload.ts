import { splitFlightRows } from './flight-rows.ts';
import {
  addOwner,
  type BoundaryNode,
  type ClientReference,
  createPage,
  findCommonOwner,
  findSuspense,
  type Owner,
  toBoundaryNode,
} from './payload-owners.ts';
import { countRows, findReference, type Json, type PayloadRows, sortRows } from './payload-rows.ts';
import { createRepeatedValues, type RepeatedValue } from './repeated-values.ts';

export type PayloadReport = {
  bytes: number;
  /** Rows by tag: `I` client references, `T` texts, `H` hints, `E` errors, empty for models. */
  rows: ReturnType<typeof countRows>;
  references: ClientReference[];
  page: BoundaryNode;
  /** Values that are written more than once into props of client boundaries, the most expensive first. */
  repeated: RepeatedValue[];
  /** Whether parts were left out: the payload is too large or too deep, or broke off. */
  isTruncated: boolean;
};

const defaultLimits = { maxBytes: 8 * 1024 ** 2, maxDepth: 400 };

/** Reads an RSC payload as React writes it in production. Linear in its bytes. */
export function readPayload(payload: Uint8Array, limits = defaultLimits): PayloadReport {
  const rows = splitFlightRows(payload.subarray(0, limits.maxBytes));
  const readBytes = rows.reduce((sum, { bytes }) => sum + bytes, 0);
  const page = createPage();
  const repeated = createRepeatedValues(limits.maxDepth);
  const reader: Reader = { ...sortRows(rows), page, repeated, ...limits };
  const isTooDeep = countReferences(reader);
  readModels(reader);
  return {
    bytes: payload.byteLength,
    rows: countRows(rows),
    references: [...reader.references.values()],
    page: { ...toBoundaryNode(page), bytes: payload.byteLength },
    repeated: repeated.list(),
    isTruncated: isTooDeep || readBytes < payload.byteLength,
  };
}

type Reader = PayloadRows & {
  page: Owner;
  repeated: ReturnType<typeof createRepeatedValues>;
  maxDepth: number;
};

/**
 * Counts the references to each row, so that a row is read once all of them are known.
 *
 * @returns whether something lies too deep to be read
 */
function countReferences({ models, maxDepth }: Reader): boolean {
  let isTooDeep = false;
  const count = (value: Json, depth: number) => {
    if (typeof value === 'string') {
      const model = models.get(findReference(value)?.id ?? '');
      if (model) model.pending += 1;
    } else if (typeof value === 'object' && value !== null) {
      if (depth > maxDepth) isTooDeep = true;
      else for (const part of Object.values(value)) count(part, depth + 1);
    }
  };
  for (const { value } of models.values()) count(value, 0);
  return isTooDeep;
}

/** Reads each row once, after all rows that refer to it. Rows that only a circle reaches belong to the page. */
function readModels(reader: Reader): void {
  const unread = new Set(reader.models.values());
  const ready = [...unread].filter(({ pending }) => pending === 0);
  const refer = (text: string, owner: Owner) => {
    const { id, isLazy } = findReference(text) ?? {};
    const model = id === undefined ? undefined : reader.models.get(id);
    if (!model || !unread.has(model)) return;
    model.owner = model.owner ? findCommonOwner(model.owner, owner) : owner;
    model.isLazy ||= isLazy ?? false;
    model.pending -= 1;
    if (model.pending === 0) ready.push(model);
  };
  while (unread.size > 0) {
    const [next] = unread;
    const model = ready.pop() ?? next;
    if (!model || !unread.delete(model)) continue;
    const owner = (model.pending <= 0 && model.owner) || reader.page;
    owner.rowBytes += model.bytes;
    const suspense = model.isLazy ? findSuspense(owner) : undefined;
    if (suspense) {
      suspense.waitsFor.rows += 1;
      suspense.waitsFor.bytes += model.bytes;
      suspense.waitsFor.end = Math.max(suspense.waitsFor.end, model.end);
    }
    readModel(reader, model.value, owner, refer);
  }
}

type Refer = (text: string, owner: Owner) => void;

/** Reads the value of a row: elements of client components and Suspense boundaries become nodes of the page. */
function readModel(reader: Reader, model: Json, page: Owner, refer: Refer): void {
  const { references, symbols, repeated, maxDepth } = reader;
  const readList = (list: Json[], owner: Owner, depth: number) =>
    list.reduce<number>((bytes, part) => bytes + readValue(part, owner, depth + 1) + 1, list.length > 0 ? 1 : 2);
  const readProps = (
    props: { [name: string]: Json },
    depth: number,
    ownerOf: (name: string) => Owner,
    onRead?: (owner: Owner, bytes: number) => void,
  ) => {
    let bytes = 2;
    for (const [name, part] of Object.entries(props)) {
      const owner = ownerOf(name);
      const size = readValue(part, owner, depth + 1);
      onRead?.(owner, size);
      bytes += Buffer.byteLength(JSON.stringify(name)) + size + 2;
    }
    return bytes > 2 ? bytes - 1 : bytes;
  };
  const readElement = (element: Json[], owner: Owner, depth: number): number => {
    const [, type = null, key = null, props = null] = element;
    const id = typeof type === 'string' ? findReference(type)?.id : undefined;
    const reference = id === undefined ? undefined : references.get(id);
    const isSuspense = id !== undefined && symbols.get(id) === 'react.suspense';
    if (typeof type === 'string' && !type.startsWith('$')) owner.elements += 1;
    if (typeof type === 'string') refer(type, owner);
    const frame = 8 + Buffer.byteLength(JSON.stringify(type)) + Buffer.byteLength(JSON.stringify(key));
    if (typeof props !== 'object' || props === null || Array.isArray(props))
      return frame + readValue(props, owner, depth);
    if (!reference && !isSuspense) return frame + readProps(props, depth, () => owner);
    const node = addOwner(owner, isSuspense ? 'suspense' : 'client', reference?.name ?? 'Suspense', reference);
    const ownerOf = (name: string) => {
      if (!isSuspense) return addOwner(node, 'prop', name);
      return name === 'fallback' ? addOwner(node, 'fallback', name) : node;
    };
    const setBytes = (part: Owner, bytes: number) => {
      if (part.parent === node) part.inlineBytes = bytes;
    };
    const bytes = frame + readProps(props, depth, ownerOf, setBytes);
    if (reference) for (const [name, part] of Object.entries(props)) repeated.add(`${reference.name}.${name}`, part);
    if (node !== owner) node.inlineBytes = bytes;
    return bytes;
  };
  const readValue = (value: Json, owner: Owner, depth: number): number => {
    if (typeof value === 'string') refer(value, owner);
    if (typeof value !== 'object' || value === null) return Buffer.byteLength(JSON.stringify(value));
    if (depth > maxDepth) return 0;
    if (!Array.isArray(value)) return readProps(value, depth, () => owner);
    return value[0] === '$' && value.length >= 4 ? readElement(value, owner, depth) : readList(value, owner, depth);
  };
  readValue(model, page, 0);
}
