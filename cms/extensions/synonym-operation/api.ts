import { InvalidPayloadError } from '@directus/errors';
import type { EcommerceEmptySearchRow } from '../../../src/directus/rows.generated.ts';
import type { Context, Items } from '../directus.ts';

/** As the Flow fills them in. */
type Options = { keys: unknown; meanings: unknown };

type OperationContext = Pick<Context, 'getSchema'> & {
  accountability: object | null;
  services: {
    ItemsService: new (collection: string, options: { schema: unknown; accountability: object }) => Items<unknown>;
  };
};

type Row = Pick<EcommerceEmptySearchRow, 'project' | 'text' | 'language'> & { id: number };

const longest = 255;
const mostKeys = 100;

/** Makes synonyms of the chosen searches without a result, with no more rights than those of whoever chose them. */
export default {
  id: 'make-synonym',
  handler: async ({ keys, meanings }: Options, { services, getSchema, accountability }: OperationContext) => {
    const text = typeof meanings === 'string' ? meanings.trim() : '';
    if (!accountability || !Array.isArray(keys) || keys.length > mostKeys || !text || text.length > longest) {
      throw new InvalidPayloadError({ reason: 'Bitte ein Wort eingeben, das es im Shop gibt' });
    }
    const options = { schema: await getSchema(), accountability };
    const searches = new services.ItemsService('ecommerce_empty_search', options) as Items<Row>;
    const synonyms = new services.ItemsService('ecommerce_synonym', options);
    const rows = await searches.readByQuery({
      filter: { id: { _in: keys } },
      fields: ['id', 'project', 'text', 'language'],
      limit: -1,
    });
    await synonyms.createMany(
      rows.map(({ project, language, text: words }) => ({ project, language, words, meanings: text })),
    );
    await searches.deleteMany(rows.map(({ id }) => id));
    return { made: rows.length };
  },
};
