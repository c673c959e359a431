import { InvalidPayloadError } from '@directus/errors';
import type { EcommerceEmptySearchRow } from '../../../src/directus/rows.generated.ts';
import type { Context } from '../directus.ts';
import { transact } from '../transact.ts';

/** Options as filled in by the Flow. */
type Options = { keys: unknown; meanings: unknown };

type OperationContext = Pick<Context, 'services' | 'database' | 'getSchema'> & { accountability: object | null };

type Row = Pick<EcommerceEmptySearchRow, 'project' | 'text' | 'language'> & { id: number };

const maxLength = 255;
const maxKeys = 100;

/** Creates synonyms from selected searches without results, with the permissions of the user. */
export default {
  id: 'make-synonym',
  handler: async ({ keys, meanings: given }: Options, { accountability, ...context }: OperationContext) => {
    const meanings = typeof given === 'string' ? given.trim() : '';
    const reason = findInputError(keys, meanings);
    if (reason || !accountability) throw new InvalidPayloadError({ reason: reason ?? 'Bitte neu anmelden' });
    return transact(
      context,
      async (work) => {
        const searches = work.open<Row>('ecommerce_empty_search');
        const rows = await searches.readByQuery({
          filter: { id: { _in: keys } },
          fields: ['id', 'project', 'text', 'language'],
          limit: -1,
        });
        const synonyms = rows.map(({ project, language, text: term }) => ({
          project,
          language,
          words: term,
          meanings,
        }));
        await work.open('ecommerce_synonym').createMany(synonyms);
        await searches.deleteMany(rows.map(({ id }) => id));
        return { made: rows.length };
      },
      accountability,
    );
  },
};

/** Validation message for staff. */
function findInputError(keys: unknown, meanings: string): string | undefined {
  if (!Array.isArray(keys) || keys.length === 0) return 'Bitte zuerst Suchen auswählen';
  if (keys.length > maxKeys) return `Bitte höchstens ${maxKeys} Suchen auf einmal auswählen, nicht ${keys.length}`;
  if (!meanings) return 'Bitte ein Wort eingeben, das es im Shop gibt';
  return meanings.length > maxLength ? `Bitte höchstens ${maxLength} Zeichen eingeben` : undefined;
}
