import type { Context, Router } from '../directus.ts';
import { registerSignedCalls } from '../signed-calls.ts';
import { createReceiveReport } from './receive-report.ts';

/** `POST /searches/report`: searches without results, reported periodically by the storefront. */
export default {
  id: 'searches',
  handler: (router: Router, context: Context) =>
    registerSignedCalls(router, context, { '/searches/report': createReceiveReport() }),
};
