import type { BoundaryNode } from '../payload-owners.ts';
import type { PayloadReport } from '../read-payload.ts';
import type { Inspection } from './inspection.ts';
import type { Element, Region } from './mark-document.ts';
import type { PageOrigin } from './overlay-texts.ts';

/** What the inspector knows of a page beside its HTML. */
export type PageFacts = {
  inspection: Inspection;
  report: PayloadReport;
  /** Source files of client references, by key; without a manifest empty. */
  files: ReadonlyMap<string, string>;
  origin: PageOrigin;
  /** The address of the page itself. */
  address: string;
  language: 'de' | 'en';
};

/** A client component of the page, with a number by which labels and the legend name it. */
export type OverlayBoundary = {
  key: string;
  name: string;
  file: string | undefined;
  isFramework: boolean;
  /** From 1; those of the framework have none. */
  number: number | undefined;
  /** Instances that were rendered. */
  count: number;
  /** Bytes of the props of all its instances in the payload. */
  bytes: number;
  /** The outermost elements of each instance. */
  instances: (readonly Element[])[];
};

/** The client components of a page in the order in which they appear. */
export function listBoundaries(
  regions: readonly Region[],
  { inspection, report, files }: PageFacts,
): OverlayBoundary[] {
  const bytes = sumProps(report.page);
  const boundaries = new Map<string, OverlayBoundary>();
  let numbers = 0;
  for (const { kind, number, elements } of regions) {
    const instance = kind === 'client' ? inspection.instances[number] : undefined;
    if (!instance) continue;
    const { key, name } = instance;
    const id = `${key}#${name}`;
    // The router around the document comes with every page and is in no payload.
    if (!report.references.some((reference) => reference.key === key && reference.name === name)) continue;
    const file = files.get(key);
    const isFramework = file?.includes('node_modules/') ?? false;
    const known = boundaries.get(id);
    if (!known && !isFramework) numbers += 1;
    const boundary = known ?? {
      key,
      name,
      file,
      isFramework,
      number: isFramework ? undefined : numbers,
      count: 0,
      bytes: bytes.get(id) ?? 0,
      instances: [],
    };
    boundary.count += 1;
    boundary.instances.push(elements);
    boundaries.set(id, boundary);
  }
  return [...boundaries.values()];
}

function sumProps(page: BoundaryNode): Map<string, number> {
  const sums = new Map<string, number>();
  const add = ({ reference, bytes, children }: BoundaryNode) => {
    const id = reference && `${reference.key}#${reference.name}`;
    if (id) sums.set(id, (sums.get(id) ?? 0) + bytes);
    for (const child of children) add(child);
  };
  add(page);
  return sums;
}
