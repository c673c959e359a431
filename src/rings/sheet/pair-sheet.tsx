import { unstable_notFound as notFound } from 'waku/router/server';
import { formatDate, formatLabelled, formatPrice } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { ringStudioRoutes } from '../../routing/routes.ts';
import { button, pairSheet } from '../../styled-system/recipes/index.js';
import { AdjustmentList } from '../adjustment-list.tsx';
import { getOuterRadius } from '../ring-outline.ts';
import { PairCosts } from './pair-costs.tsx';
import { PairQuestion } from './pair-question.tsx';
import { type FindPairSheet, type PairSheetContent, type PairSheetEntry, readPairQuery } from './pair-sheet-call.ts';
import { RingSheet, sectionScale } from './ring-sheet.tsx';
import '../../ui/pair-sheet.css';

type Props = {
  language: Language;
  /** Undefined for an address that names nothing. */
  entry: PairSheetEntry | undefined;
  /** Of the page, with the signed key. */
  query: string;
  findPairSheet: FindPairSheet;
};

/** Everything about a pair on paper: both rings drawn to scale, their measures, weights and engravings, and the price. */
export async function PairSheet({ language, entry, query, findPairSheet }: Props) {
  const entered = new URLSearchParams(query);
  const given = { pass: entered.get('pass') ?? '', query: readPairQuery(entered.get('pair') ?? ''), language };
  const sheet = entry && (await findPairSheet(entry, given));
  if (!sheet) return notFound();
  const { snapshot, order, name } = sheet;
  const { pairSheet: messages, studio } = getMessages(language);
  const isQuestion = entry.collection === 'ring_studio';
  const title = order ? messages.title : isQuestion ? messages.question : messages.preview(name);
  const styles = pairSheet();
  return (
    <article className={styles.root}>
      <title>{order ? `${title} ${order.number}` : title}</title>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {order && <p>{messages.ordered(order.number, formatDate(order.date, language))}</p>}
        <p className={styles.note}>{order ? snapshot && messages.asSold : messages.current}</p>
      </header>
      {isQuestion && <PairQuestion {...{ language, entered }} shown={snapshot?.query ?? ''} />}
      {snapshot ? (
        <>
          <AdjustmentList adjustments={sheet.adjustments} rules={snapshot.rules} language={language} />
          {snapshot.rings.map((ring, index) => (
            <RingSheet
              key={studio.ring(index + 1)}
              {...{ ring, language }}
              number={index + 1}
              rules={snapshot.rules}
              grams={snapshot.grams[index] ?? 0}
              reach={Math.max(...snapshot.rings.map(getOuterRadius))}
            />
          ))}
          <PairCosts {...{ snapshot, language }} />
        </>
      ) : (
        <p>{order ? messages.older : messages.incomplete}</p>
      )}
      {order && <OrderedPrice order={order} language={language} />}
      {(snapshot || order) && <Code query={snapshot?.query ?? sheet.query} language={language} />}
      {snapshot && (
        <footer className={styles.foot}>
          <p className={styles.note}>{messages.enlarged(sectionScale)}</p>
          <div className={styles.ruler}>
            <svg viewBox="0 0 50 2" width="50mm" height="2mm" aria-hidden="true">
              <path d="M.1 0v2M49.9 0v2M0 1h50" stroke="currentColor" strokeWidth=".2" />
            </svg>
            <p className={styles.note}>{studio.printNote}</p>
          </div>
          <p className={styles.note} data-screen-only="">
            {messages.print}
          </p>
        </footer>
      )}
    </article>
  );
}

type OrderedPriceProps = { order: NonNullable<PairSheetContent['order']>; language: Language };

function OrderedPrice({ order: { name, count, priceCents }, language }: OrderedPriceProps) {
  const { pairSheet: messages } = getMessages(language);
  const price = `${count} × ${name}, ${formatPrice(priceCents, language)}`;
  return <p>{formatLabelled(messages.orderPrice, price, language)}</p>;
}

/** What the pair is in the address of the studio, which opens it there as far as it is still offered. */
function Code({ query, language }: { query: string; language: Language }) {
  const { pairSheet: messages } = getMessages(language);
  const styles = pairSheet();
  return (
    <section className={styles.code}>
      <h2 className={styles.label}>{messages.code}</h2>
      <p className={styles.query}>{query}</p>
      <p data-screen-only="">
        <a
          href={`${ringStudioRoutes[language]}?${query}`}
          target="_blank"
          rel="noreferrer"
          className={button({ appearance: 'outline', size: 'small' })}
        >
          {messages.toStudio}
        </a>
      </p>
    </section>
  );
}
