import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { guaranteeNotice } from '../../styled-system/recipes/index.js';
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
            <strong>{messages.least}</strong> {messages.leastOf}
          </p>
          <p>{messages.claim}</p>
          <Points points={messages.claims} />
          <p>
            <strong>{messages.liable}</strong> {messages.liableFor}
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
