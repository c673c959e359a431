import type { Context, Router } from '../directus.ts';
import { findMissingSetup } from '../mail/hook.ts';
import { createReader, type Reader } from '../transact.ts';
import { findContentGaps } from './content-gaps.ts';
import { type Checklist, type Gap, toFindings } from './findings.ts';
import { findProductGaps } from './product-gaps.ts';
import { readProducts, readProjects, readSiteContent } from './site-content.ts';
import { findSiteGaps } from './site-gaps.ts';

type ChecklistRequest = { accountability?: Accountability };

/** `app` is whether the user may open the studio. */
type Accountability = { user: string | null; app?: boolean };

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

/** `GET /checklist`: what is missing, for whoever may open the studio, of the entries that they may read. */
export default {
  id: 'checklist',
  handler: (router: ChecklistRouter, context: Context) => {
    router.get('/', (request, response, next) => showChecklist(request, response, context).catch(next));
  },
};

async function showChecklist(
  { accountability }: ChecklistRequest,
  response: ChecklistResponse,
  context: Context,
): Promise<void> {
  response.set({ 'cache-control': 'no-store' });
  if (!accountability?.user || !accountability.app) {
    return response.status(403).json({ errors: [{ message: 'Bitte zuerst im Studio anmelden.' }] });
  }
  const read = await createReader(context);
  const missingMailSetup = findMissingSetup(context.env);
  const sites: Checklist['sites'] = [];
  const isReadable = createAccessCheck(context, accountability);
  for (const project of await readProjects(read)) {
    const gaps = await findGaps(read, project, missingMailSetup);
    const shown: Gap[] = [];
    for (const gap of gaps) if (await isReadable(gap.collection)) shown.push(gap);
    sites.push({ name: project.name, domain: project.domain, findings: toFindings(shown) });
  }
  response.status(200).json({ data: { sites } satisfies Checklist });
}

async function findGaps(
  read: Reader,
  project: Parameters<typeof readSiteContent>[1],
  missingMailSetup: string | undefined,
): Promise<Gap[]> {
  const content = await readSiteContent(read, project);
  const gaps = [...findSiteGaps(content, missingMailSetup, Date.now()), ...findContentGaps(content)];
  if (!content.hasShop) return gaps;
  for await (const products of readProducts(read, project)) {
    gaps.push(...findProductGaps(products, content.addresses.languages));
  }
  return gaps;
}

/** Whether a user may read entries of a collection; asked once for each. */
function createAccessCheck({ services, getSchema }: Context, accountability: Accountability) {
  const answers = new Map<string, Promise<boolean>>();
  const ask = async (collection: string) => {
    const items = new services.ItemsService(collection, { schema: await getSchema(), accountability });
    return items.readByQuery({ fields: ['id'], limit: 1 }).then(
      () => true,
      () => false,
    );
  };
  return (collection: string): Promise<boolean> => {
    const answer = answers.get(collection) ?? ask(collection);
    answers.set(collection, answer);
    return answer;
  };
}
