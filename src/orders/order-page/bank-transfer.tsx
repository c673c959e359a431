import { formatPrice } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { bankTransfer, orderPage } from '../../styled-system/recipes/index.js';
import { Heading } from '../../ui/heading.tsx';
import { formatIban } from '../bank-account.ts';
import type { Order } from '../order.ts';
import { CopyButton } from './copy-button.client.tsx';
import { GiroCode } from './giro-code.tsx';

type Props = { order: Order; language: Language };

/** How to pay in advance; nothing for whoever has paid or pays in another way. */
export function BankTransfer({ order, language }: Props) {
  if (order.bank_details === null) return null;
  const { order: words } = getMessages(language);
  const copyWords = { copy: words.copy, copied: words.copied, copyFailed: words.copyFailed };
  const styles = bankTransfer();
  return (
    <section className={orderPage().panel}>
      <Heading level={2}>{words.payNow}</Heading>
      <p>{words.payNowText}</p>
      <div className={styles.root}>
        <dl className={styles.entries}>
          {listEntries(order, language).map(({ label, shown, copied, isBig }) => (
            <div key={label} className={styles.entry}>
              <dt>{label}</dt>
              <dd>
                <span className={isBig ? styles.figure : styles.line}>{shown}</span>
                {copied !== undefined && (
                  <CopyButton
                    value={copied}
                    label={words.copyEntry(label)}
                    messages={copyWords}
                    className={styles.copy}
                  />
                )}
              </dd>
            </div>
          ))}
        </dl>
        <GiroCode order={order} language={language} />
      </div>
    </section>
  );
}

type Entry = { label: string; shown: string; copied?: string; isBig?: true };

/** What a form for a transfer asks for. */
function listEntries({ total_cents, number, bank_account, bank_details }: Order, language: Language): Entry[] {
  const { order: words } = getMessages(language);
  const amount = (total_cents / 100).toFixed(2);
  const entries: Entry[] = [
    {
      label: words.amount,
      shown: formatPrice(total_cents, language),
      copied: language === 'en' ? amount : amount.replace('.', ','),
      isBig: true,
    },
    { label: words.purpose, shown: number, copied: number, isBig: true },
  ];
  if (!bank_account) return [...entries, { label: words.account, shown: withoutPurpose(bank_details ?? '') }];
  const { recipient, iban, bic } = bank_account;
  return [
    ...entries,
    { label: words.recipient, shown: recipient, copied: recipient },
    { label: 'IBAN', shown: formatIban(iban), copied: iban },
    ...(bic ? [{ label: 'BIC', shown: bic, copied: bic }] : []),
  ];
}

/** The shop's words leave room for the number, which stands above. */
function withoutPurpose(details: string): string {
  const lines = details.trim().split('\n');
  return lines.filter((line) => !/^verwendungszweck\b/i.test(line)).join('\n');
}
