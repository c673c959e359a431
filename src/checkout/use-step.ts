import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { report } from '../consent/tracker/report.ts';
import { findStep, getOpenStep, type Step } from './steps.ts';

/**
 * The open step. It stands in the address, so that Back leads to the one before and a reload to the same one. Where
 * somebody stands is decided when he goes there: what is typed later moves nobody on.
 */
export function useStep(isDone: (step: Step) => boolean) {
  const [wanted, setWanted] = useState(() => getOpenStep(findStep(location.hash), isDone));
  const step = getOpenStep(wanted, isDone);

  const follow = useEffectEvent(() => {
    const asked = findStep(location.hash);
    if (!asked) return;
    const open = getOpenStep(asked, isDone);
    replaceHash(open);
    setWanted(open);
  });
  useEffect(() => {
    const listen = () => follow();
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);

  // Who is taken back, since a choice before is gone, goes on from there by himself.
  useEffect(() => {
    replaceHash(step);
    if (wanted !== step) setWanted(step);
  }, [wanted, step]);

  useEffect(() => report({ kind: 'checkoutStep', step }), [step]);

  const go = useCallback((next: Step) => {
    history.pushState(history.state, '', `#${next}`);
    setWanted(next);
  }, []);

  return { step, go };
}

function replaceHash(step: Step): void {
  if (location.hash !== `#${step}`) history.replaceState(history.state, '', `#${step}`);
}
