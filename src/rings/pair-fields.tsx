import type { ReactNode } from 'react';
import { formatNumber } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { convertRingSize } from '../i18n/ring-sizes.ts';
import { ringStudio, studioHelp } from '../styled-system/recipes/index.js';
import { DesignFields } from './design-fields.tsx';
import { EngravedField } from './engraved-field.tsx';
import { HiddenRing } from './hidden-ring.tsx';
import { getMaxCharacters } from './normalize-pair.ts';
import type { PairField, Ring, RingPair } from './ring-pair.ts';
import type { RingRules } from './ring-rules.ts';
import { SymbolKeys } from './studio.client.tsx';
import { Choices, NumberField } from './studio-controls.tsx';
import type { EditedRing } from './studio-query.ts';

type Props = { pair: RingPair; edit: EditedRing; rules: RingRules; language: Language };

/** The fields of the studio for one ring, or for both. The other ring's values are hidden fields in its place. */
export function PairFields({ pair, edit, rules, language }: Props) {
  const design = edit === 2 ? pair[1] : pair[0];
  const { studio } = getMessages(language);
  const fields = <DesignFields {...{ design, rules, language }} />;
  if (edit === 'both') {
    return (
      <>
        <input type="hidden" name="same" value="1" />
        <OwnFields {...{ rules, language }} rings={pair} names={[studio.ring(1), studio.ring(2)]} />
        {fields}
      </>
    );
  }
  return (
    <>
      <input type="hidden" name="edit" value={edit} />
      {edit === 2 && <HiddenRing ring={pair[0]} />}
      <OwnFields {...{ rules, language }} rings={[design]} names={[studio.ring(edit)]} />
      {fields}
      <HiddenRing ring={design} fields={listAbsent(design, rules)} />
      {edit === 1 && <HiddenRing ring={pair[1]} />}
    </>
  );
}

/** Fields that the form of a ring does not show; without them, the other ring's values would hold for both. */
function listAbsent({ zones, arrangement, text }: Ring, { grooves, stones }: RingRules): PairField[] {
  return [
    ...(text === '' ? (['font', 'engraving'] as const) : []),
    ...(arrangement === 'none' ? (['stone', 'setting'] as const) : []),
    ...(stones.length === 0 ? (['stones'] as const) : []),
    ...(grooves.length === 0 ? (['groove'] as const) : []),
    ...(zones.length < 2 ? (['share', 'alloy2', 'surface2'] as const) : []),
    ...(zones.length < 3 ? (['alloy3', 'surface3'] as const) : []),
  ];
}

type OwnProps = { rings: readonly Ring[]; names: readonly string[]; rules: RingRules; language: Language };

/** Size and engraving, which each ring has of its own. */
function OwnFields({ rings, names, rules, language }: OwnProps) {
  const { studio } = getMessages(language);
  const styles = ringStudio();
  const help = studioHelp();
  const engraved = rings.find(({ text }) => text !== '');
  const label = (text: string, index: number) => (names.length > 1 ? `${text}, ${names[index]}` : text);
  return (
    <>
      <OwnGroup legend={studio.fields.size} isPair={rings.length > 1}>
        <div className={styles.row}>
          {rings.map((ring, index) => (
            <NumberField
              key={names[index]}
              name="size"
              label={label(studio.fields.size, index)}
              value={ring.size}
              range={rules.sizes}
              step="0.5"
              hint={describeSize(ring, language)}
            />
          ))}
        </div>
        <p className={styles.hint}>{studio.sizeHint}</p>
      </OwnGroup>
      <OwnGroup legend={studio.fields.text} isPair={rings.length > 1}>
        <div className={styles.row}>
          {rings.map((ring, index) => (
            <EngravedField
              key={names[index]}
              {...{ ring, rules, language }}
              name={names[index] ?? ''}
              label={label(studio.fields.text, index)}
            />
          ))}
        </div>
        <SymbolKeys
          field="text"
          label={studio.symbols}
          symbols={Object.entries(studio.symbolNames).map(([symbol, name]) => ({ symbol, name }))}
          className={help.symbols ?? ''}
          keyClass={help.symbol ?? ''}
        />
        <p className={styles.hint}>
          {studio.textHint(Math.min(...rings.map(({ size }) => getMaxCharacters(size, rules))))}
        </p>
        {engraved && (
          <>
            <Choices
              {...{ language }}
              legend={studio.fields.font}
              name="font"
              value={engraved.font}
              options={rules.fonts}
            />
            <Choices
              {...{ language }}
              legend={studio.fields.engraving}
              name="engraving"
              value={engraved.engraving}
              options={rules.engravings}
            />
          </>
        )}
      </OwnGroup>
    </>
  );
}

/** Fields of both rings under one legend; a single field has its label. */
function OwnGroup({ legend, isPair, children }: { legend: string; isPair: boolean; children: ReactNode }) {
  const styles = ringStudio();
  if (!isPair) return <div className={styles.group}>{children}</div>;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

function describeSize({ size }: Ring, language: Language): string {
  const { diameter, uk, us, it } = convertRingSize(size / 10);
  return getMessages(language).studio.sizes(formatNumber(diameter, language, 1), uk, us, it);
}
