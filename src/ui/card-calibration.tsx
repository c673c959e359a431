import { type CSSProperties, useEffect, useRef } from 'react';
import { connectScreenScale, scales, screenScale, setScreenScale } from './screen-scale-store.ts';
import { useStore } from './use-store-state.ts';

/** Size of bank cards (ISO/IEC 7810) in millimetres. They are wider than a phone, so that their height is compared. */
const card = { width: 85.6, height: 53.98 };

/** Inline styles, since pages do not need them before the visitor measures. */
const styles = {
  card: { maxWidth: '100%', border: '2px solid var(--colors-brand)', borderRadius: '3.2mm' },
  label: { display: 'grid', gap: '0.25rem' },
  range: { accentColor: 'var(--colors-fill)' },
} satisfies Record<string, CSSProperties>;

/** CSS pixels per millimetre of this screen: measured with a bank card, or the nominal ones. */
export function useScreenScale(): number {
  const { pixels } = useStore(screenScale);
  useEffect(() => connectScreenScale(), []);
  return pixels;
}

type Props = {
  messages: Record<'calibrate' | 'card', string>;
};

/** Measures the screen by a bank card that is laid on it. */
export function CardCalibration({ messages }: Props) {
  const scale = useScreenScale();
  const input = useRef<HTMLInputElement>(null);
  // Stores report later than React would set a controlled slider back.
  useEffect(() => {
    if (input.current) input.current.value = String(scale);
  }, [scale]);
  return (
    <>
      <p>{messages.calibrate}</p>
      <div style={{ ...styles.card, width: card.width * scale, height: card.height * scale }} />
      <label style={styles.label}>
        {messages.card}
        <input
          ref={input}
          type="range"
          style={styles.range}
          min={scales.least}
          max={scales.most}
          step={0.01}
          defaultValue={scale}
          onChange={({ target }) => setScreenScale(target.valueAsNumber)}
        />
      </label>
    </>
  );
}
