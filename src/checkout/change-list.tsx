import { formatMessage } from '../i18n/format-message.ts';
import { formatByPattern, type PricePattern } from '../i18n/price-pattern.ts';
import type { OrderingMessages } from './checkout-messages.ts';
import type { QuoteChange } from './quote-changes.ts';

type Props = { changes: readonly QuoteChange[]; messages: OrderingMessages; pattern: PricePattern };

/** A list of the differences between two quotes. */
export function ChangeList({ changes, messages, pattern }: Props) {
  const formatChange = (change: QuoteChange) => {
    const text = messages.changes[change.kind];
    if ('before' in change) {
      const amounts = {
        price: formatByPattern(change.cents, pattern),
        before: formatByPattern(change.before, pattern),
      };
      return formatMessage(text, { ...amounts, name: 'name' in change ? change.name : '' });
    }
    if (change.kind === 'delivery') return formatMessage(text, { delivery: change.text });
    const { name, count, wanted } = change;
    return formatMessage(text, { name, count, wanted });
  };
  return (
    <ul>
      {changes.map((change) => (
        <li key={formatChange(change)}>{formatChange(change)}</li>
      ))}
    </ul>
  );
}
