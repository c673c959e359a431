import { getEnvironment } from '../../base/environment.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { notice } from '../../styled-system/recipes/index.js';

/**
 * For `npm start -- --demo-payments` only: a notice that no money moves, and the script that replaces both providers'
 * SDKs before the checkout loads them.
 */
export function DemoPayments({ language }: { language: Language }) {
  const { DEMO_PAYMENTS_URL } = getEnvironment();
  if (!DEMO_PAYMENTS_URL) return null;
  const { title, text } = getMessages(language).demoPayments;
  const styles = notice();
  return (
    <aside aria-label={title} className={styles.root}>
      <p>
        <strong>{title}:</strong> {text}
      </p>
      <script src={`${DEMO_PAYMENTS_URL}/sdk.js`} />
    </aside>
  );
}
