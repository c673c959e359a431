'use client';

import { type CSSProperties, type Dispatch, useState } from 'react';
import { convertRingSize, findDiameter, ringDiameters } from '../../i18n/ring-sizes.ts';
import { CardCalibration, useScreenScale } from '../../ui/card-calibration.tsx';
import { fieldClasses } from '../../ui/field-classes.ts';

/** Inline styles, since pages do not need them before the panel opens. */
const styles = {
  root: { display: 'grid', gap: '1.5rem', width: '100%', maxWidth: '38rem' },
  part: { display: 'grid', gap: '0.5rem' },
  label: { display: 'grid', gap: '0.25rem' },
  range: { accentColor: 'var(--colors-fill)' },
  ring: { borderRadius: '50%', background: 'var(--colors-brand)' },
  result: { minHeight: '3em' },
} satisfies Record<string, CSSProperties>;

type System = Parameters<typeof findDiameter>[0];

export type RingSizePanelProps = {
  /** Decimal separator. */
  decimal: string;
  messages: Record<
    | 'known'
    | 'system'
    | 'size'
    | 'unknown'
    | 'measure'
    | 'calibrate'
    | 'card'
    | 'lay'
    | 'ring'
    | 'result'
    | 'circumference',
    string
  > & { systems: Record<System, string> };
};

/** Converts a ring size of another country, or measures a ring laid on the screen. */
export function RingSizePanel({ decimal, messages }: RingSizePanelProps) {
  const [diameter, setDiameter] = useState<number>();
  return (
    <div style={styles.root}>
      <KnownSize messages={messages} onFound={setDiameter} />
      <RingOnScreen messages={messages} diameter={diameter} onMeasured={setDiameter} />
      <p style={styles.result} role="status">
        {diameter !== undefined && <Result {...{ diameter, decimal, messages }} />}
      </p>
    </div>
  );
}

function Result({ diameter, decimal, messages }: RingSizePanelProps & { diameter: number }) {
  const found = convertRingSize(diameter * Math.PI);
  const write = (value: number) => String(value).replace('.', decimal);
  return (
    <>
      <strong>
        {messages.result} {found.de}
      </strong>
      {` ${messages.circumference} ${write(found.circumference)} mm · ${messages.systems.diameter} ${write(found.diameter)}`}
      {` · ${messages.systems.it} ${found.it} · ${messages.systems.us} ${found.us} · ${messages.systems.uk} ${found.uk}`}
    </>
  );
}

function KnownSize({
  messages,
  onFound,
}: Pick<RingSizePanelProps, 'messages'> & { onFound: Dispatch<number | undefined> }) {
  const [system, setSystem] = useState<System>('de');
  const [text, setText] = useState('');
  const isUnknown = text !== '' && findDiameter(system, text) === undefined;
  const change = (next: System, size: string) => {
    setSystem(next);
    setText(size);
    onFound(findDiameter(next, size));
  };
  return (
    <fieldset style={styles.part}>
      <legend className={fieldClasses.label}>{messages.known}</legend>
      <label style={styles.label}>
        {messages.system}
        <select
          className={fieldClasses.control}
          value={system}
          onChange={({ target }) => change(toSystem(target.value), text)}
        >
          {systems.map((one) => (
            <option key={one} value={one}>
              {messages.systems[one]}
            </option>
          ))}
        </select>
      </label>
      <label style={styles.label}>
        {messages.size}
        <input
          className={fieldClasses.control}
          autoComplete="off"
          maxLength={6}
          value={text}
          aria-invalid={isUnknown || undefined}
          aria-describedby="ring-size-error"
          onChange={({ target }) => change(system, target.value)}
        />
      </label>
      <span id="ring-size-error" className={fieldClasses.error} aria-live="polite">
        {isUnknown && messages.unknown}
      </span>
    </fieldset>
  );
}

type RingOnScreenProps = Pick<RingSizePanelProps, 'messages'> & {
  diameter: number | undefined;
  onMeasured: Dispatch<number>;
};

function RingOnScreen({ messages, diameter = 17.2, onMeasured }: RingOnScreenProps) {
  const scale = useScreenScale();
  return (
    <fieldset style={styles.part}>
      <legend className={fieldClasses.label}>{messages.measure}</legend>
      <CardCalibration messages={messages} />
      <p>{messages.lay}</p>
      <div style={{ ...styles.ring, width: diameter * scale, height: diameter * scale }} />
      <label style={styles.label}>
        {messages.ring}
        <input
          type="range"
          style={styles.range}
          min={ringDiameters.least}
          max={ringDiameters.most}
          step={0.1}
          value={diameter}
          onChange={({ target }) => onMeasured(target.valueAsNumber)}
        />
      </label>
    </fieldset>
  );
}

const systems: readonly System[] = ['de', 'it', 'us', 'uk', 'diameter'];
const toSystem = (value: string): System => systems.find((one) => one === value) ?? 'de';
