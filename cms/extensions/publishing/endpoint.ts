import { pairSheetCollections } from '../../../src/rings/sheet/pair-sheet-call.ts';
import { createVerifyCall, signLink, type VerifyCall } from '../../../src/server/signature.ts';
import type { Context, Request, Response, Router } from '../directus.ts';
import { isSigned } from '../signed-calls.ts';
import { type Accountability, findReadable, isStaff } from '../studio-access.ts';
import { closeAbandoned, parseReport, receiveReport } from './receive-report.ts';

/** Collections with previews, and the fields that staff need permission to read for one. */
const previewFields: ReadonlyMap<string, string[]> = new Map([
  ...['page', 'article', 'ring_preset'].map((name): [string, string[]] => [name, ['id']]),
  ['ecommerce_product', ['id', 'price_brutto']],
  ['ring_studio', ['id', 'making_price', 'zone_price', 'loss_percent']],
  ['ring_alloy', ['id', 'gram_price', 'making_price']],
  ['ring_option', ['id', 'price']],
  ['ring_stone', ['id', 'price']],
  [
    'ecommerce_order_item',
    ['id', 'pair', 'personalization', 'price_brutto', 'order.order_number', 'order.date_created'],
  ],
]);

/** Previews below an own address, since they are no pages of the website. */
const pairCollections: ReadonlySet<string> = new Set(pairSheetCollections);

/** Id of the Flow that notifies the website; its options list the collections that pages depend on. */
const publishingFlow = '7c1d2a4e-5b60-4f0e-8a53-3e9b1d6c2f01';

/** On Postgres a change may commit after one with a higher id, so more than the last one is compared. */
const changeCount = 20;

type PublishingRouter = Router & {
  get: (
    path: string,
    answer: (request: PreviewRequest, response: RedirectResponse, next: (error: unknown) => void) => unknown,
  ) => unknown;
};

/**
 * `POST /publishing/report`: progress of a publication. `POST /publishing/state`: current content state, for
 * comparison. `GET /publishing/preview/…`: for staff.
 */
export default {
  id: 'publishing',
  handler: (router: PublishingRouter, context: Context) => {
    const secret = String(context.env.SITE_SECRET ?? '');
    const verify = createVerifyCall(secret);
    router.post('/report', (request, response, next) => handleReport(request, response, context, verify).catch(next));
    router.post('/state', (request, response, next) => handleState(request, response, context, verify).catch(next));
    router.get('/preview/:collection/:id', (request, response, next) =>
      redirectToPreview(request, response, context, secret).catch(next),
    );
  },
};

async function handleReport(request: Request, response: Response, context: Context, verify: VerifyCall): Promise<void> {
  if (!isSigned(request, '/publishing/report', verify)) return response.status(401).json({ status: 'failed' });
  const report = parseReport(request.body);
  if (!report) return response.status(400).json({ status: 'failed' });
  await receiveReport(context, report);
  response.status(200).json({ status: 'ok' });
}

async function handleState(request: Request, response: Response, context: Context, verify: VerifyCall): Promise<void> {
  if (!isSigned(request, '/publishing/state', verify)) return response.status(401).json({ status: 'failed' });
  await closeAbandoned(context, new Date());
  response.status(200).json({ status: 'ok', state: await readContentState(context) });
}

/**
 * Ids of the latest content changes as a string that differs after every change, including deletions. Null if the Flow
 * is not set up. Directus writes a change and its activity in one transaction.
 */
async function readContentState({ database }: Context): Promise<string | null> {
  const [flow] = await database('directus_flows').where({ id: publishingFlow }).select('options');
  const collections = parseCollections(flow?.options);
  if (!collections) return null;
  const changes = await database('directus_activity')
    .whereIn('collection', collections)
    .whereIn('action', ['create', 'update', 'delete'])
    .orderBy('id', 'desc')
    .limit(changeCount)
    .select('id');
  return changes.map(({ id }) => id).join(' ') || 'none';
}

/** Options are a string on SQLite, an object on Postgres. */
function parseCollections(options: unknown): string[] | undefined {
  const parsed: unknown = typeof options === 'string' ? JSON.parse(options) : options;
  if (typeof parsed !== 'object' || parsed === null || !('collections' in parsed)) return undefined;
  const { collections } = parsed;
  return Array.isArray(collections) ? collections.filter((one) => typeof one === 'string') : undefined;
}

type PreviewRequest = {
  params: { collection?: string; id?: string };
  accountability?: Accountability;
};

type RedirectResponse = {
  redirect: (code: number, url: string) => void;
  status: (code: number) => { send: (text: string) => void };
};

/**
 * Redirects staff who may read an entry to its preview. The link is valid for some minutes, so that it can be shown to
 * a colleague without a login.
 */
async function redirectToPreview(
  { params: { collection = '', id = '' }, accountability }: PreviewRequest,
  response: RedirectResponse,
  context: Context,
  secret: string,
): Promise<void> {
  if (!isStaff(accountability)) {
    return response.status(accountability?.user ? 403 : 401).send('Bitte zuerst im Studio anmelden.');
  }
  const fields = previewFields.get(collection);
  if (!fields || !/^\d{1,9}$/.test(id)) {
    return response.status(404).send('Eine Vorschau gibt es erst, wenn der Eintrag gespeichert ist.');
  }
  const [readable] = await findReadable(context, accountability, { collection, keys: [Number(id)], fields });
  if (readable === undefined) {
    return response.status(403).send('Diesen Eintrag gibt es nicht, oder Sie dürfen ihn nicht sehen.');
  }
  const isPair = pairCollections.has(collection);
  const entry = `${isPair ? 'rings/' : ''}${collection}/${id}`;
  const now = Date.now();
  const query = new URLSearchParams({
    key: signLink(secret, 'preview', entry, now),
    ...(isPair && { pass: signLink(String(context.env.SECRET ?? ''), 'preview', entry, now) }),
  });
  response.redirect(302, `${context.env.SITE_URL}/vorschau/${entry}?${query}`);
}
