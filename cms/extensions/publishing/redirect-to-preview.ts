import { signLink } from '../../../src/server/signature.ts';
import type { Context } from '../directus.ts';

export type PreviewRequest = {
  params: { collection?: string; id?: string };
  /** Nobody's, but for those who are logged in to the studio. */
  accountability?: { user: string | null };
};
export type RedirectResponse = {
  redirect: (code: number, url: string) => void;
  status: (code: number) => { send: (text: string) => void };
};

type Reader = new (
  collection: string,
  options: { schema: unknown; accountability: unknown },
) => { readOne: (key: string, query: { fields: string[] }) => Promise<unknown> };

const previewCollections = new Set(['page', 'article']);

/**
 * Leads those who may read an entry to how it would look. The link is good for some minutes, so that it can be shown to
 * a colleague without a log-in, and does not stay in the world.
 */
export async function redirectToPreview(
  { params: { collection = '', id = '' }, accountability }: PreviewRequest,
  response: RedirectResponse,
  { services, getSchema, env }: Context,
  secret: string,
): Promise<void> {
  if (!accountability?.user) return response.status(401).send('Bitte zuerst im Studio anmelden.');
  if (!previewCollections.has(collection) || !/^\d{1,9}$/.test(id)) {
    return response.status(404).send('Eine Vorschau gibt es erst, wenn der Eintrag gespeichert ist.');
  }
  const Items = services.ItemsService as unknown as Reader;
  await new Items(collection, { schema: await getSchema(), accountability }).readOne(id, { fields: ['id'] });
  const key = signLink(secret, 'preview', `${collection}/${id}`, Date.now());
  response.redirect(302, `${env.SITE_URL}/vorschau/${collection}/${id}?${new URLSearchParams({ key })}`);
}
