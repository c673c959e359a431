import type { ReactNode } from 'react';
import { Link } from 'waku';
import { Questions } from '../content/pages/block-kinds.tsx';
import type { FaqBlock } from '../content/pages/block-queries.ts';
import { formatPrice } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { ringAppointmentRoutes } from '../routing/ring-routes.ts';
import { findShownHref, hrefTo } from '../routing/routes.ts';
import { button, ringStudio, studioHelp } from '../styled-system/recipes/index.js';
import { ButtonLink } from '../ui/button-link.tsx';
import { Expander } from '../ui/prose.tsx';
import { AdjustmentList } from './adjustment-list.tsx';
import { DataSheet } from './data-sheet.tsx';
import { parsePair } from './normalize-pair.ts';
import { listAlloyPairs } from './other-pairs.ts';
import { PairCare, SizeTable } from './pair-care.tsx';
import { PairCaptions, PairPortrait, portraitId } from './pair-drawings.tsx';
import { PairFields } from './pair-fields.tsx';
import { PairOffers } from './pair-offers.tsx';
import { PairPrice, PairStatus } from './pair-price.tsx';
import { findPairProduct, type PairProduct, type QuotePairs } from './quote-pairs.ts';
import { formatPair, type RingPair } from './ring-pair.ts';
import { findRingStudio } from './ring-studio-queries.ts';
import { RealSize, StudioForm } from './studio.client.tsx';
import { type EditedRing, isAlike, makeAlike, parseEditedRing, toStudioHref } from './studio-query.ts';
import '../ui/ring-studio.css';

/** Id of what can be done with the pair. */
const actionsId = 'pair-actions';

type Props = {
  language: Language;
  path: string;
  query: string;
  quotePairs: QuotePairs;
  /** The button that takes a pair into the cart, given by the page. */
  renderBuy: (product: PairProduct, pair: string) => ReactNode;
  /** The button that puts a pair on the wishlist. */
  renderKeep: (pair: string) => ReactNode;
  /** Structured data of the pair that is offered at the studio's own address. */
  renderOffer: (product: PairProduct) => ReactNode;
  /** Structured data of the questions. */
  renderQuestions: (block: FaqBlock) => ReactNode;
  /** What measures a ring size. */
  sizeHelper: ReactNode;
};

/** The whole studio for the pair of an address: drawings, price and choices. */
export async function PairStudio({ language, path, query, quotePairs, sizeHelper, ...parts }: Props) {
  const studio = await findRingStudio(language);
  const messages = getMessages(language).studio;
  if (!studio) return <Closed language={language} />;
  const { rules } = studio;
  const { pair, adjustments } = parsePair(query, rules);
  const canonical = formatPair(pair);
  const alloyPairs = listAlloyPairs(pair, rules);
  const queries = [canonical, ...[...studio.presets, ...alloyPairs].map((other) => other.query)];
  const lines = await quotePairs(studio.product, queries, language);
  const line = lines?.[0];
  const product = findPairProduct(line);
  const edit = parseEditedRing(query, pair);
  const styles = ringStudio();
  return (
    <>
      <div className={styles.root}>
        <div className={styles.stage}>
          <PairPortrait {...{ pair, rules, language }}>
            {line?.price_cents != null && (
              <a href={`#${actionsId}`} className={styles.bar}>
                <span className={styles.amount}>{formatPrice(line.price_cents, language)}</span>{' '}
                <span>{messages.toPrice}</span>
              </a>
            )}
          </PairPortrait>
          <PairStatus {...{ line, pair, adjustments, rules, language }} />
          <PairCaptions {...{ pair, rules, language }} />
          <RealSizeView language={language} />
          <PairPrice line={line} language={language} actionsId={actionsId}>
            {product && parts.renderBuy(product, canonical)}
            {parts.renderKeep(canonical)}
            <ButtonLink href={`${ringAppointmentRoutes[language]}?${canonical}`} appearance="outline">
              {messages.appointment}
            </ButtonLink>
          </PairPrice>
        </div>
        <div className={styles.side}>
          <AdjustmentList {...{ adjustments, rules, language }} />
          <RingTabs {...{ pair, edit, path, language }} />
          <StudioForm path={path} actionsId={actionsId} label={messages.form} className={styles.form}>
            <PairFields {...{ pair, edit, rules, language }} />
            <button type="submit" className={`button button--appearance_solid button--size_medium ${styles.apply}`}>
              {messages.apply}
            </button>
          </StudioForm>
        </div>
      </div>
      <PairOffers
        {...{ presets: studio.presets, alloyPairs, shown: canonical, rules, path, language }}
        findPrice={(other) => lines?.[queries.indexOf(other)]?.price_cents ?? null}
      />
      <DataSheet {...{ pair, rules, path, language }} grams={line?.pair?.grams} timeZone={studio.timeZone} />
      <PairCare {...{ pair, rules, language }} />
      <div data-screen-only>
        <Expander title={messages.sizeHelp}>
          <div className={studioHelp().sizes}>
            {sizeHelper}
            <SizeTable {...{ rules, language }} />
          </div>
        </Expander>
      </div>
      {studio.questions && (
        <div data-screen-only>
          <Questions {...studio.questions} language={language} />
          {query === '' && parts.renderQuestions(studio.questions)}
        </div>
      )}
      {product && query === '' && parts.renderOffer(product)}
    </>
  );
}

function RealSizeView({ language }: { language: Language }) {
  const { studio, product } = getMessages(language);
  const styles = studioHelp();
  const { calibrate, card } = product.ringHelper;
  return (
    <div className={styles.realSize} data-screen-only>
      <RealSize
        drawingsId={portraitId}
        messages={{ ...studio.realSize, calibrate, card }}
        buttonClass={`${button({ appearance: 'outline', size: 'small' })} ${styles.tool}`}
        className={styles.calibration ?? ''}
      />
    </div>
  );
}

type TabsProps = { pair: RingPair; edit: EditedRing; path: string; language: Language };

/** Whether the fields change both rings, or which one. Both alike takes the design of the first ring. */
function RingTabs({ pair, edit, path, language }: TabsProps) {
  const { studio } = getMessages(language);
  const styles = ringStudio();
  const [one, other] = pair;
  const alike = isAlike(pair) ? pair : ([one, makeAlike(other, one)] as const);
  const tabs = [
    { key: 'both', text: studio.same, href: toStudioHref(path, alike) },
    { key: 1, text: studio.ring(1), href: toStudioHref(path, pair, 1) },
    { key: 2, text: studio.ring(2), href: toStudioHref(path, pair, 2) },
  ] as const;
  return (
    <nav aria-label={studio.whichRing} className={styles.tabs}>
      {tabs.map(({ key, text, href }) => (
        <Link
          key={key}
          to={href}
          scroll={false}
          data-hydrate=""
          className={styles.tab}
          aria-current={key === edit ? 'true' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}

function Closed({ language }: { language: Language }) {
  const { studio } = getMessages(language);
  return (
    <>
      <p>{studio.closed}</p>
      <p>
        <ButtonLink href={findShownHref('wedding_rings', language) ?? hrefTo('contact', language)}>
          {studio.toRings}
        </ButtonLink>
      </p>
    </>
  );
}
