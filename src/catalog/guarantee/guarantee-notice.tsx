import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { guaranteeNotice } from '../../styled-system/recipes/index.js';
import { ExternalLink } from '../../ui/external-link.client.tsx';

/**
 * The harmonised notice on the legal guarantee of conformity: whole, in colour, not folded away (Regulation (EU)
 * 2025/1960, Annex I). Its QR code and its link have the same target.
 */
export function GuaranteeNotice({ language }: { language: Language }) {
  const { guarantee: words, content } = getMessages(language);
  const styles = guaranteeNotice();
  const { address } = words;
  return (
    <section className={styles.root} aria-labelledby="legal-guarantee" lang={language}>
      <div className={styles.head}>
        <h2 id="legal-guarantee">{words.title}</h2>
        <img src="/guarantee/shield.svg" alt="" width={100} height={116} loading="lazy" />
      </div>
      <div className={styles.body}>
        <div>
          <p className={styles.least}>
            <strong>{words.least}</strong> {words.leastOf}
          </p>
          <p>{words.claim}</p>
          <Points points={words.claims} />
          <p>
            <strong>{words.liable}</strong> {words.liableFor}
          </p>
          <Points points={words.remedies} />
        </div>
        <div className={styles.more}>
          <p>{words.longer}</p>
          <p>{words.more}</p>
          <img src={`/guarantee/legal-${language}.svg`} alt="" width={37} height={37} loading="lazy" />
          <p>
            <ExternalLink href={`https://${address}`} newTabLabel={content.opensInNewTab}>
              {address}
            </ExternalLink>
          </p>
        </div>
        <div className={styles.steps}>
          <strong>{words.what}</strong>
          <ol>
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>{words.commercial}</p>
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
