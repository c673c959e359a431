import type { ProjectRow } from '../../../src/directus/rows.generated.ts';
import type { Context, Database, Router } from '../directus.ts';
import { findMissingSetup } from '../mail/hook.ts';
import { queryRows } from '../query-rows.ts';
import { type Accountability, findReadable, isReadable, isStaff, type Staff } from '../studio-access.ts';
import { createReader, type Reader } from '../transact.ts';
import { findContentGaps } from './content-gaps.ts';
import { type Checklist, type GapGroup, nameFields, toFindings, toGroups } from './findings.ts';
import { findOverdue } from './overdue.ts';
import { findProductGaps, type RunStatement } from './product-gaps.ts';
import { readProjects, readSiteContent } from './site-content.ts';
import { findSiteGaps } from './site-gaps.ts';

type ChecklistRequest = { accountability?: Accountability };

type ChecklistResponse = {
  set: (headers: Record<string, string>) => void;
  status: (code: number) => { json: (body: object) => void };
};

type ChecklistRouter = Router & {
  get: (
    path: string,
    answer: (request: ChecklistRequest, response: ChecklistResponse, next: (error: unknown) => void) => unknown,
  ) => unknown;
};

type Report = { project: ProjectRow; groups: GapGroup[] }[];

/** `GET /checklist`: what is missing, for whoever may open the studio, of the entries that they may read. */
export default {
  id: 'checklist',
  handler: (router: ChecklistRouter, context: Context) => {
    const readReport = createReport(context);
    router.get('/', (request, response, next) => showChecklist(request, response, context, readReport).catch(next));
  },
};

async function showChecklist(
  { accountability }: ChecklistRequest,
  response: ChecklistResponse,
  context: Context,
  readReport: () => Promise<Report>,
): Promise<void> {
  response.set({ 'cache-control': 'no-store' });
  if (!isStaff(accountability)) {
    return response.status(403).json({ errors: [{ message: 'Bitte zuerst im Studio anmelden.' }] });
  }
  const sites: Checklist['sites'] = [];
  for (const { project, groups } of await readReport()) {
    const shown = await selectReadable(context, accountability, groups);
    sites.push({ name: project.name, domain: project.domain, findings: toFindings(shown) });
  }
  response.status(200).json({ data: { sites } satisfies Checklist });
}

/** For how long a report is shown again while nobody changes anything. */
const maxAgeMs = 5_000;

/** The report for whoever may read everything, made once for all who ask at the same time. */
function createReport(context: Context): () => Promise<Report> {
  let last: { change: unknown; madeAt: number; report: Promise<Report> } | undefined;
  return async () => {
    const change = await findLastChange(context.database);
    if (last && last.change === change && performance.now() - last.madeAt < maxAgeMs) return last.report;
    const made = { change, madeAt: performance.now(), report: makeReport(context) };
    last = made;
    made.report.catch(() => {
      if (last === made) last = undefined;
    });
    return made.report;
  };
}

async function findLastChange(database: Database): Promise<unknown> {
  const [row] = await database('directus_activity').orderBy('id', 'desc').limit(1).select('id');
  return row?.id;
}

async function makeReport(context: Context): Promise<Report> {
  const read = await createReader(context);
  const missingMailSetup = findMissingSetup(context.env);
  const report: Report = [];
  for (const project of await readProjects(read)) {
    report.push({
      project,
      groups: await findGroups(read, (sql) => queryRows(context.database, sql), project, missingMailSetup),
    });
  }
  return report;
}

async function findGroups(
  read: Reader,
  run: RunStatement,
  project: ProjectRow,
  missingMailSetup: string | undefined,
): Promise<GapGroup[]> {
  const content = await readSiteContent(read, project);
  const { hasShop, addresses } = content;
  const contentGaps = findContentGaps(content);
  const groups = [
    ...toGroups([...findSiteGaps(content, missingMailSetup), ...contentGaps]),
    ...(await findOverdue(read, { project: project.id, hasShop, now: Date.now() })),
  ];
  if (!hasShop) return groups;
  const knownFiles = contentGaps.flatMap(({ kind, id }) => (kind === 'smallPicture' ? String(id) : []));
  return [...groups, ...(await findProductGaps(run, { project: project.id, shown: addresses.languages, knownFiles }))];
}

/** What a user may read of the gaps. Whoever may not read all that are listed is told of no others. */
async function selectReadable(context: Context, staff: Staff, groups: readonly GapGroup[]): Promise<GapGroup[]> {
  const readable = new Map<string, Promise<Set<unknown>>>();
  const open = new Map<string, Promise<boolean>>();
  const findKeys = async (collection: string) => {
    const gaps = groups.filter((group) => group.collection === collection).flatMap((group) => group.gaps);
    const keys = [...new Set(gaps.flatMap(({ id }) => (id === null || id === '+' ? [] : id)))];
    return new Set<unknown>(
      await findReadable(context, staff, { collection, keys, fields: nameFields[collection] ?? [] }),
    );
  };
  const selected: GapGroup[] = [];
  for (const group of groups) {
    const { collection } = group;
    const keys = await getOrMake(readable, collection, () => findKeys(collection));
    const isOpen = await getOrMake(open, collection, () => isReadable(context, staff, collection));
    const gaps = group.gaps.filter(({ id }) => (id === null || id === '+' ? isOpen : keys.has(id)));
    const count = gaps.length < group.gaps.length ? gaps.length : group.count;
    if (count > 0) selected.push({ ...group, gaps, count });
  }
  return selected;
}

function getOrMake<Value>(made: Map<string, Value>, name: string, make: () => Value): Value {
  const value = made.get(name) ?? make();
  made.set(name, value);
  return value;
}
