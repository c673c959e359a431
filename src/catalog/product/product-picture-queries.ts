import 'server-only';
import { type SizedPicture, toSizedPicture } from '../../base/sized-picture.ts';
import { readItems } from '../../directus/client.ts';
import { ofProject, readInBackground } from '../../directus/connection.ts';
import type { EcommerceProductRow } from '../../directus/rows.generated.ts';

const pageSize = 100;

/**
 * The pictures of each published product in their order, the newest products first, for what converts them ahead.
 *
 * @throws ContentApiError when Directus does not answer
 */
export async function* readProductPictures(): AsyncGenerator<SizedPicture[]> {
  for (let page = 1; ; page += 1) {
    const rows = await readInBackground(() =>
      readItems<EcommerceProductRow>('ecommerce_product', {
        fields: ['id', ...['id', 'width', 'height'].map((name) => `images.directus_files_id.${name}`)],
        filter: { _and: [ofProject(), { status: { _eq: 'published' } }] },
        sort: ['-date_created', '-id'],
        deep: { images: { _sort: ['sort'], _limit: -1 } },
        limit: pageSize,
        page,
      }),
    );
    for (const { images } of rows) {
      yield (images ?? []).flatMap(({ directus_files_id: file }) => (file ? toSizedPicture(file) : []));
    }
    if (rows.length < pageSize) return;
  }
}
