import { formatMessage } from '../../i18n/format-message.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { durabilityLabel } from '../../styled-system/recipes/index.js';
import { producerGuaranteeLabels } from './durability.ts';

type Props = {
  /** Years, whole or half, as written on the label. */
  years: string;
  brand: string;
  model: string;
  language: Language;
};

const address = 'https://europa.eu/youreurope/commercial-guarantee-durability/index.htm';

/**
 * The harmonised label of a producer's guarantee of durability: only years, brand and model may be filled in (Annex
 * II).
 */
export function DurabilityLabel({ years, brand, model, language }: Props) {
  const { guarantee: messages, content } = getMessages(language);
  const styles = durabilityLabel();
  return (
    <section className={styles.root} aria-label={formatMessage(messages.label, { years })}>
      <p className={styles.head}>
        <span>
          GARAN
          <img src="/guarantee/check.svg" alt="" width={100} height={100} loading="lazy" />
        </span>
        <img src="/guarantee/shield.svg" alt="" width={100} height={116} loading="lazy" />
      </p>
      <p className={styles.about}>
        <span>
          <span className="visually-hidden">{messages.brand}: </span>
          {brand}
        </span>
        <span>
          <span className="visually-hidden">{messages.model}: </span>
          {model}
        </span>
      </p>
      <p className={styles.years}>
        <strong>{years}</strong>
        <img src="/guarantee/calendar.svg" alt="" width={100} height={100} loading="lazy" />
        <a href={address} target="_blank" rel="noopener">
          <img
            src="/guarantee/durability.svg"
            alt={`${messages.link} ${content.opensInNewTab}`}
            width={41}
            height={41}
            loading="lazy"
          />
        </a>
      </p>
      <p className={styles.languages} aria-hidden="true">
        {producerGuaranteeLabels.join(' · ')}
      </p>
    </section>
  );
}
