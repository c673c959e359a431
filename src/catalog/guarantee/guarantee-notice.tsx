import { formatMessage } from '../../i18n/format-message.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { durabilityLabel, guaranteeNotice } from '../../styled-system/recipes/index.js';
import { ExternalLink } from '../../ui/external-link.client.tsx';

/**
 * The harmonised notice on the legal guarantee of conformity: whole, in colour, not folded away (Regulation (EU)
 * 2025/1960, Annex I). Its QR code and its link have the same target.
 */
export function GuaranteeNotice({ language }: { language: Language }) {
  const { guarantee: messages, content } = getMessages(language);
  const styles = guaranteeNotice();
  const { address } = messages;
  return (
    <section className={styles.root} aria-labelledby="legal-guarantee" lang={language}>
      <div className={styles.head}>
        <h2 id="legal-guarantee">{messages.title}</h2>
        <img src="/guarantee/shield.svg" alt="" width={100} height={116} loading="lazy" />
      </div>
      <div className={styles.body}>
        <div>
          <p className={styles.least}>
            <strong>{messages.least}</strong>
            {` ${messages.leastOf}`}
          </p>
          <p>{messages.claim}</p>
          <Points points={messages.claims} />
          <p>
            <strong>{messages.liable}</strong>
            {` ${messages.liableFor}`}
          </p>
          <Points points={messages.remedies} />
        </div>
        <div className={styles.more}>
          <p>{messages.longer}</p>
          <p>{messages.more}</p>
          <img src={`/guarantee/legal-${language}.svg`} alt="" width={37} height={37} loading="lazy" />
          <p>
            <ExternalLink href={`https://${address}`} newTabLabel={content.opensInNewTab}>
              {address}
            </ExternalLink>
          </p>
        </div>
        <div className={styles.steps}>
          <strong>{messages.what}</strong>
          <ol>
            {messages.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>{messages.commercial}</p>
        </div>
      </div>
    </section>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

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
          <span className="visually-hidden">{`${messages.brand}: `}</span>
          {brand}
        </span>
        <span>
          <span className="visually-hidden">{`${messages.model}: `}</span>
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

/** Months of the seller's legal guarantee. A longer producer's guarantee has to be shown by the prescribed label. */
const legalMonths = 24;

/**
 * The years on the label of a producer's guarantee of durability, in whole or half years, rounded down. Null where the
 * guarantee is no longer than two years.
 */
export function getDurabilityYears(months: number | null): string | null {
  const halves = Math.floor((months ?? 0) / 6);
  if (halves * 6 <= legalMonths) return null;
  return String(halves / 2).replace('.', ',');
}

/** “Producer guarantee in years” in the languages of the Union, as printed on the label. */
export const producerGuaranteeLabels: readonly string[] = [
  'Гаранция от производителя в години',
  'Záruka výrobce v letech',
  'Producentgarantiens varighed i år',
  'Herstellergarantie in Jahren',
  'Εγγύηση παραγωγού σε έτη',
  'Producer guarantee in years',
  'Garantía del productor en años',
  'Tootja garantii aastates',
  'Tuottajan takuu vuosina',
  'Garantie du producteur en années',
  'Ráthaíocht an táirgeora de réir blianta',
  'Jamstvo proizvođača u godinama',
  'Gyártói jótállás években',
  'Garanzia del produttore in anni',
  'Gamintojo garantija metais',
  'Ražotāja garantija gados',
  'Garanzija tal-produttur fi snin',
  'Producentengarantie in jaren',
  'Gwarancja producenta w latach',
  'Garantia do produtor em anos',
  'Garanția producătorului în ani',
  'Záruka výrobcu v rokoch',
  'Garancija proizvajalca v letih',
  'Tillverkarens garanti i antal år',
];
