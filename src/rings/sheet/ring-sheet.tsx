import { formatNumber } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { pairSheet } from '../../styled-system/recipes/index.js';
import { BandDrawing } from '../band-drawing.tsx';
import { listPairFacts } from '../list-pair-facts.ts';
import { RingFrontView, RingTopView } from '../ring-drawing.tsx';
import type { Ring } from '../ring-pair.ts';
import type { RingRules } from '../ring-rules.ts';
import { SectionDrawing } from '../section-drawing.tsx';

/** A cross section of its own size could not be measured, nor its dimensions be read. */
export const sectionScale = 5;

type Props = {
  ring: Ring;
  /** 1 or 2. */
  number: number;
  rules: RingRules;
  /** Weight of its metal. */
  grams: number;
  /** Outer radius of the larger ring. */
  reach: number;
  language: Language;
};

/** A ring with all its views and measures. */
export function RingSheet({ ring, number, rules, grams, reach, language }: Props) {
  const { studio, pairSheet: messages } = getMessages(language);
  const styles = pairSheet();
  const name = studio.ring(number);
  const id = `sheet${number}`;
  // Staff see the drawing itself beside the order's line.
  const drawingName = rules.drawing?.name ?? '';
  return (
    <section className={styles.ring}>
      <h2 className={styles.label}>{name}</h2>
      <div className={styles.views}>
        <RingFrontView {...{ ring, rules, reach }} id={`${id}-front`} title={studio.front(name)} />
        <RingTopView {...{ ring, rules, reach }} id={`${id}-top`} title={studio.top(name)} />
        <SectionDrawing {...{ ring, rules, language }} scale={sectionScale} title={studio.section(name)} />
      </div>
      <div className={styles.bands}>
        <BandDrawing
          {...{ ring, rules }}
          id={`${id}-band`}
          titles={{ outside: studio.outside(name), inside: studio.inside(name) }}
          drawingTexts={{ waiting: drawingName, elsewhere: drawingName }}
        />
      </div>
      <dl className={styles.facts}>
        {listPairFacts([ring], rules, language).map(({ label, values }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{values.join('') || studio.without}</dd>
          </div>
        ))}
        <div className={styles.fact}>
          <dt>{messages.weight}</dt>
          <dd>{formatNumber(grams, language, 2)} g</dd>
        </div>
      </dl>
    </section>
  );
}
