import { formatClockTimes } from '../i18n/clock-times.ts';
import { getLocale } from '../i18n/format.ts';
import { formatMessage } from '../i18n/format-message.ts';
import { cartClasses as styles } from './cart-classes.ts';
import type { CartIntl } from './cart-messages.ts';

type Props = {
  intl: Pick<CartIntl, 'language' | 'messages'>;
  isClosed: boolean;
  isOffline: boolean;
  /** When the prices were last confirmed, in milliseconds; undefined where they never were. */
  confirmedAt: number | undefined;
  onRetry: () => void;
};

/**
 * The notice for a cart without current prices: offline, no response from the server, or a shop that takes no orders.
 */
export function CartProblem({ intl: { language, messages }, isClosed, isOffline, confirmedAt, onRetry }: Props) {
  const [title, text] = isOffline
    ? [messages.offlineTitle, messages.offlineText]
    : isClosed
      ? [messages.closedTitle, messages.closedText]
      : [messages.failedTitle, messages.failedText];
  return (
    <div className={styles.problem} role="status">
      <p>
        <strong>{title}</strong>
      </p>
      <p className={styles.note}>{text}</p>
      <p className={styles.note}>
        {confirmedAt === undefined
          ? messages.unconfirmed
          : formatMessage(messages.confirmed, { moment: formatMoment(confirmedAt, language) })}
      </p>
      {!isOffline && (
        <button type="button" className="button button--appearance_outline button--size_small" onClick={onRetry}>
          {messages.retry}
        </button>
      )}
    </div>
  );
}

/** In the visitor's time zone, like everything that their browser stores. */
function formatMoment(moment: number, language: CartIntl['language']): string {
  const format = new Intl.DateTimeFormat(getLocale(language), { dateStyle: 'long', timeStyle: 'short' });
  return formatClockTimes(format.format(moment), language);
}
