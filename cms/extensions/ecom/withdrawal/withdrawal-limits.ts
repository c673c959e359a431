import type { MailRow } from '../../../../src/directus/rows.generated.ts';
import { type Context, openItems } from '../../directus.ts';

/** A stranger must not be able to fill somebody's letter box with our receipts. */
const maxReceiptsPerHour = 5;

/** However the address is written, large or small. */
export async function hasTooManyReceipts(context: Context, email: string, now: Date): Promise<boolean> {
  const mails = await openItems<MailRow>(context, 'mail');
  const since = { _gte: new Date(now.getTime() - 3_600_000).toISOString() };
  const receipts = await mails.readByQuery({
    filter: {
      to: { _icontains: email },
      recipient: { _eq: 'visitor' },
      withdrawal: { _nnull: true },
      date_created: since,
    },
    fields: ['id'],
    limit: maxReceiptsPerHour,
  });
  return receipts.length >= maxReceiptsPerHour;
}
