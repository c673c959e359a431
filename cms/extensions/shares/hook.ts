import { ForbiddenError } from '@directus/errors';
import type { Hooks } from '../directus.ts';

/**
 * Disables shares, which give access to an entry without an account: they are unused, and Directus 11 has an advisory
 * that only version 12 fixes. Their routes return 404, and none can be created or changed in other ways.
 */
export default ({ init, filter }: Hooks) => {
  init('routes.before', ({ app }) => {
    app.use('/shares', (_request, response) => {
      response.status(404).json({ errors: [{ message: 'Not found.', extensions: { code: 'ROUTE_NOT_FOUND' } }] });
    });
  });
  for (const event of ['shares.create', 'shares.update']) {
    filter(event, async () => {
      throw new ForbiddenError();
    });
  }
};
