import { createVerifyCall, type VerifyCall } from '../../../src/server/signature.ts';
import type { Context, Request, Response, Router } from '../directus.ts';
import { isSigned } from '../signed-calls.ts';
import { closeAbandoned } from './close-abandoned.ts';
import { parseReport } from './parse-report.ts';
import { readContentState } from './read-content-state.ts';
import { receiveReport } from './receive-report.ts';
import { type PreviewRequest, type RedirectResponse, redirectToPreview } from './redirect-to-preview.ts';

type PublishingRouter = Router & {
  get: (
    path: string,
    answer: (request: PreviewRequest, response: RedirectResponse, next: (error: unknown) => void) => unknown,
  ) => unknown;
};

/**
 * `POST /publishing/report`: the website says how a publication goes. `POST /publishing/state`: it asks whether it shows the
 * content of today. `GET /publishing/preview/…`: for staff.
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
