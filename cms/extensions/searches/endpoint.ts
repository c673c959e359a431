import type { Context, Router } from '../directus.ts';
import { registerSignedCalls } from '../signed-calls.ts';
import { createReceiveReport } from './receive-report.ts';

/** `POST /searches/report`: the storefront says now and then what was searched for without a result. */
export default {
  id: 'searches',
  handler: (router: Router, context: Context) =>
    registerSignedCalls(router, context, { '/searches/report': createReceiveReport() }),
};
