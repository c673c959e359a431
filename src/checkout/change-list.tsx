import { fill } from '../catalog/product/fill-words.ts';
import { formatByPattern, type PricePattern } from '../i18n/price-pattern.ts';
import type { OrderingWords } from './checkout-speech.ts';
import type { QuoteChange } from './quote-changes.ts';

type Props = { changes: readonly QuoteChange[]; words: OrderingWords; pattern: PricePattern };

/** What is not as it was, line by line. */
export function ChangeList({ changes, words, pattern }: Props) {
  const say = (change: QuoteChange) => {
    const text = words.changes[change.kind];
    if ('before' in change) {
      const amounts = {
        price: formatByPattern(change.cents, pattern),
        before: formatByPattern(change.before, pattern),
      };
      return fill(text, { ...amounts, name: 'name' in change ? change.name : '' });
    }
    if (change.kind === 'delivery') return fill(text, { delivery: change.text });
    const { name, count, wanted } = change;
    return fill(text, { name, count, wanted });
  };
  return (
    <ul>
      {changes.map((change) => (
        <li key={say(change)}>{say(change)}</li>
      ))}
    </ul>
  );
}
