import { Link } from 'waku';
import { formatMoment } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { getSiteTexts } from '../routing/addresses.ts';
import { button, dataSheet, studioHelp } from '../styled-system/recipes/index.js';
import { Heading } from '../ui/prose.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { PairData } from './pair-data.tsx';
import { PairDrawings } from './pair-drawings.tsx';
import { getPairUrl } from './pair-url.ts';
import type { RingPair } from './ring-pair.ts';
import type { RingRules } from './ring-rules.ts';
import { PrintButton } from './studio.client.tsx';
import { toStudioHref } from './studio-query.ts';

type Props = {
  pair: RingPair;
  rules: RingRules;
  grams: readonly number[] | undefined;
  timeZone: string;
  path: string;
  language: Language;
};

/** The data sheet of a pair, also for print: all data, drawings to scale, and the address as link and QR code. */
export function DataSheet({ pair, rules, grams, timeZone, path, language }: Props) {
  const { studio } = getMessages(language);
  const styles = dataSheet();
  const { site, phone } = getSiteTexts();
  const [date] = formatMoment(new Date(), language, timeZone);
  const url = getPairUrl(path, pair);
  return (
    <section className={styles.root}>
      <div className={styles.head}>
        <Heading level={2}>{studio.sheet}</Heading>
        <PrintButton className={`${button({ appearance: 'outline', size: 'small' })} ${studioHelp().tool}`}>
          {studio.print}
        </PrintButton>
        <p className={styles.printed}>
          {[site[language]?.seoTitle, phone?.text, studio.printedOn(date)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <PairData {...{ pair, rules, grams, language }} />
      <PairDrawings {...{ pair, rules, language }} />
      <details className={styles.address}>
        <summary>{studio.share}</summary>
        <div className={styles.code}>
          <QrCode text={url} label={studio.qrCode} />
          <p>
            <Link to={toStudioHref(path, pair)}>{studio.link}</Link>
            <span className={styles.url}>{url}</span>
          </p>
        </div>
      </details>
    </section>
  );
}
