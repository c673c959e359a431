import { useEffect, useState } from 'react';
import { CardCalibration, useScreenScale } from '../ui/card-calibration.tsx';
import { nominalScale } from '../ui/screen-scale-store.ts';

type Props = {
  /** Id of the element with the drawings, in millimetres. */
  drawingsId: string;
  messages: Record<'show' | 'note' | 'calibrate' | 'card' | 'measure', string>;
  buttonClass: string;
  className: string;
};

/** A button that shows the drawings as large as the rings will be, on a screen that a bank card measures. */
export function RealSize({ drawingsId, messages, buttonClass, className }: Props) {
  const [isOn, setIsOn] = useState(false);
  const scale = useScreenScale();
  useEffect(() => {
    const drawings = document.getElementById(drawingsId);
    drawings?.toggleAttribute('data-real-size', isOn);
    drawings?.style.setProperty('--real-size', String(scale / nominalScale));
    return () => drawings?.removeAttribute('data-real-size');
  }, [isOn, scale, drawingsId]);
  return (
    <>
      <button type="button" className={buttonClass} aria-pressed={isOn} onClick={() => setIsOn(!isOn)}>
        {messages.show}
      </button>
      {isOn && (
        <div className={className}>
          <p role="status">{messages.note}</p>
          <details>
            <summary>{messages.measure}</summary>
            <CardCalibration messages={messages} />
          </details>
        </div>
      )}
    </>
  );
}
