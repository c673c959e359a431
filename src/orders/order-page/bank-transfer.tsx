import { formatPrice } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { bankTransfer, orderPage } from '../../styled-system/recipes/index.js';
import { Heading } from '../../ui/prose.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { formatIban, writeGiroCode } from '../bank-account.ts';
import type { Order } from '../order.ts';
import { CopyButton } from './copy-button.client.tsx';

type Props = { order: Order; language: Language };

/** The bank details for paying in advance; nothing for orders that are paid or paid otherwise. */
export function BankTransfer({ order, language }: Props) {
  if (order.bank_details === null) return null;
  const { order: messages } = getMessages(language);
  const copyWords = { copy: messages.copy, copied: messages.copied, copyFailed: messages.copyFailed };
  const styles = bankTransfer();
  return (
    <section className={orderPage().panel}>
      <Heading level={2}>{messages.payNow}</Heading>
      <p>{messages.payNowText}</p>
      <div className={styles.root}>
        <dl className={styles.entries}>
          {listEntries(order, language).map(({ label, text, copyText, isLarge }) => (
            <div key={label} className={styles.entry}>
              <dt>{label}</dt>
              <dd>
                <span className={isLarge ? styles.figure : styles.line}>{text}</span>
                {copyText !== undefined && (
                  <CopyButton
                    value={copyText}
                    label={messages.copyEntry(label)}
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

type Entry = { label: string; text: string; copyText?: string; isLarge?: true };

/** The entries of a transfer form. */
function listEntries({ total_cents, number, bank_account, bank_details }: Order, language: Language): Entry[] {
  const { order: messages } = getMessages(language);
  const amount = (total_cents / 100).toFixed(2);
  const entries: Entry[] = [
    {
      label: messages.amount,
      text: formatPrice(total_cents, language),
      copyText: language === 'en' ? amount : amount.replace('.', ','),
      isLarge: true,
    },
    { label: messages.purpose, text: number, copyText: number, isLarge: true },
  ];
  if (!bank_account) return [...entries, { label: messages.account, text: withoutPurpose(bank_details ?? '') }];
  const { recipient, iban, bic } = bank_account;
  return [
    ...entries,
    { label: messages.recipient, text: recipient, copyText: recipient },
    { label: 'IBAN', text: formatIban(iban), copyText: iban },
    ...(bic ? [{ label: 'BIC', text: bic, copyText: bic }] : []),
  ];
}

/** The shop's bank details without the line for the reference, which is shown above. */
function withoutPurpose(details: string): string {
  const lines = details.trim().split('\n');
  return lines.filter((line) => !/^verwendungszweck\b/i.test(line)).join('\n');
}

type GiroCodeProps = { order: Order; language: Language };

/** The QR code of the bank transfer for banking apps. */
function GiroCode({ order: { bank_account, total_cents, number }, language }: GiroCodeProps) {
  const text = bank_account && writeGiroCode({ ...bank_account, cents: total_cents, reference: number });
  if (!text) return null;
  const { giroCode, giroCodeText, giroCodeName } = getMessages(language).order;
  return (
    <figure className={bankTransfer().code}>
      <QrCode text={text} label={giroCodeName(formatPrice(total_cents, language), bank_account.recipient)} />
      <figcaption>
        <strong>{giroCode}</strong> {giroCodeText}
      </figcaption>
    </figure>
  );
}
