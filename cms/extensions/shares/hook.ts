import { ForbiddenError } from '@directus/errors';
import type { Hooks } from '../directus.ts';

/**
 * Shares let somebody without an account read an entry. Nobody here uses them, and Directus 11 has an advisory about
 * changing them that only 12 mends: so their addresses do not exist, and none can be made or changed by any other way.
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
