import type { ReactNode } from 'react';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { dataSheet, ringStudio } from '../styled-system/recipes/index.js';
import { BandDrawing } from './band-drawing.tsx';
import { describeRing } from './describe-ring.ts';
import { RingFrontView, RingTopView } from './ring-drawing.tsx';
import { getOuterRadius } from './ring-outline.ts';
import type { RingPair } from './ring-pair.ts';
import type { RingRules } from './ring-rules.ts';
import { SectionDrawing } from './section-drawing.tsx';
import { RingStage } from './studio.client.tsx';
import '../ui/engraving-script.css';

/** Id of the element with both rings. */
export const portraitId = 'pair-portrait';

type Props = { pair: RingPair; rules: RingRules; language: Language };

/**
 * Both rings side by side, each from above and from the front, in one scale; in 3D where the browser can. On small
 * screens it stays in view above the choices, with the price.
 */
export function PairPortrait({ pair, rules, language, children }: Props & { children: ReactNode }) {
  const { studio } = getMessages(language);
  const styles = ringStudio();
  const alloys = Object.fromEntries(rules.alloys.map(({ key, color }) => [key, color]));
  const reach = Math.max(...pair.map(getOuterRadius));
  const stones = Object.fromEntries(rules.stones.map(({ key, diameter }) => [key, { diameter }]));
  return (
    <div id={portraitId} className={styles.portrait}>
      <RingStage
        {...{ pair, alloys, stones }}
        label={studio.turn}
        help={studio.turnHelp}
        description={pair
          .map((ring, index) => `${studio.ring(index + 1)}: ${describeRing(language, ring, rules)}`)
          .join('. ')}
        arranging={studio.view}
        arrangements={[
          { key: 'side', name: studio.views.side },
          { key: 'stacked', name: studio.views.stacked },
          { key: 'hand', name: studio.views.hand },
          { key: 'first', name: studio.ring(1) },
          { key: 'second', name: studio.ring(2) },
        ]}
      >
        <div className={styles.views}>
          {pair.map((ring, index) => {
            const name = studio.ring(index + 1);
            const id = `ring${index + 1}`;
            return (
              <div key={id} className={styles.ring}>
                <RingTopView ring={ring} rules={rules} reach={reach} id={`${id}-top`} title={studio.top(name)} />
                <RingFrontView ring={ring} rules={rules} reach={reach} id={`${id}-front`} title={studio.front(name)} />
              </div>
            );
          })}
        </div>
      </RingStage>
      {children}
    </div>
  );
}

/** What both rings are, in words. */
export function PairCaptions({ pair, rules, language }: Props) {
  const { studio } = getMessages(language);
  const styles = ringStudio();
  return (
    <div className={styles.captions}>
      {pair.map((ring, index) => (
        <p key={studio.ring(index + 1)} className={styles.caption}>
          <strong>{studio.ring(index + 1)}</strong> {describeRing(language, ring, rules)}
        </p>
      ))}
    </div>
  );
}

/** Cross sections and unrolled bands; in print each band is as long as the ring. */
export function PairDrawings({ pair, rules, language }: Props) {
  const { studio, drawing } = getMessages(language);
  const styles = dataSheet();
  const drawingTexts = { waiting: rules.drawing?.name ?? '', elsewhere: drawing.elsewhereShort };
  return (
    <div className={styles.drawings}>
      {pair.map((ring, index) => {
        const name = studio.ring(index + 1);
        return (
          <figure key={name} className={styles.drawing}>
            <SectionDrawing ring={ring} rules={rules} language={language} title={studio.section(name)} />
            <BandDrawing
              ring={ring}
              rules={rules}
              id={`band${index + 1}`}
              titles={{ outside: studio.outside(name), inside: studio.inside(name) }}
              drawingTexts={drawingTexts}
            />
            <figcaption className={ringStudio().caption}>{name}</figcaption>
          </figure>
        );
      })}
      <p className={styles.ruler}>
        <svg viewBox="0 0 50 2" width="50mm" height="2mm" aria-hidden="true">
          <path d="M.1 0v2M49.9 0v2M0 1h50" stroke="currentColor" strokeWidth=".2" />
        </svg>
        {studio.printNote}
      </p>
    </div>
  );
}
