import { useEffect, useRef, useState } from 'react';
import { widthOf } from './zoom-files.ts';

/** Milliseconds after which somebody wonders why the picture is not sharp yet. */
const loadingDelayMs = 500;

type Outcome = 'sharp' | 'loading' | 'failed';

/**
 * The picture as sharp as it could be had: another one takes its place once it is decoded, so nothing flickers, and what
 * does not come leaves the one before.
 *
 * @param first address of what the browser shows already, if it does
 * @param wanted address of what has the pixels
 */
export function useSharpPicture(first: string | undefined, wanted: string): { address: string; outcome: Outcome } {
  const [address, setAddress] = useState(first ?? wanted);
  const [outcome, setOutcome] = useState<Outcome>('sharp');
  const width = useRef(first ? widthOf(first) : 0);

  useEffect(() => {
    if (widthOf(wanted) <= width.current) return;
    const picture = new Image();
    const timer = setTimeout(() => setOutcome('loading'), loadingDelayMs);
    let isOver = false;
    const end = (next: Outcome) => {
      clearTimeout(timer);
      if (!isOver) setOutcome(next);
    };
    picture.src = wanted;
    picture.decode().then(
      () => {
        end('sharp');
        if (isOver) return;
        width.current = widthOf(wanted);
        setAddress(wanted);
      },
      () => end('failed'),
    );
    return () => {
      end('sharp');
      isOver = true;
      // Nobody waits for it any more, the server neither.
      picture.src = '';
    };
  }, [wanted]);

  return { address, outcome };
}
