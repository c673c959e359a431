import { parseRequestId, requestIdHeader } from '../../../src/base/request-id.ts';
import type { Hooks } from '../directus.ts';

/** Directus's log of requests names those of the website by its ids: pino keeps an id that a request already has. */
export default ({ init }: Hooks) => {
  init('middlewares.before', ({ app }) => {
    app.use('/', (request, _response, next) => {
      const id = parseRequestId(request.get(requestIdHeader));
      if (id) request.id = id;
      next();
    });
  });
};
