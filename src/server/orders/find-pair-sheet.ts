import * as v from 'valibot';
import { getEnvironment } from '../../base/environment.ts';
import { parseJson } from '../../base/parse-json.ts';
import { type FindPairSheet, pairSheet } from '../../rings/sheet/pair-sheet-call.ts';
import { createSignedPost, type SignedPost } from '../forms/signed-post.ts';

let post: SignedPost | undefined;

/** Asks Directus for what staff see of a pair; who may see it was checked when the pass was signed. */
export const findPairSheet: FindPairSheet = async (entry, given) => {
  const { CONTENT_API_URL, SITE_SECRET, SITE_DOMAIN } = getEnvironment();
  post ??= createSignedPost({ url: CONTENT_API_URL, secret: SITE_SECRET });
  const response = await post('/ecom/pair-sheet', { project: SITE_DOMAIN, ...entry, ...given });
  if (response?.code === 404) return undefined;
  if (response?.code !== 200) throw new Error(`The pair was not read: ${response?.code ?? 'no answer'}.`);
  return v.parse(pairSheet, parseJson(response.text));
};
