import { RingTopView } from './ring-drawing.tsx';
import { getOuterRadius } from './ring-outline.ts';
import type { RingPair } from './ring-pair.ts';
import type { RingRules } from './ring-rules.ts';

type Props = {
  pair: RingPair;
  rules: RingRules;
  /** Unique on the page. */
  id: string;
};

/** Both rings from above in one scale, beside their description. */
export function PairTopViews({ pair, rules, id }: Props) {
  const reach = Math.max(...pair.map(getOuterRadius));
  return pair.map((ring, index) => {
    const ringId = `${id}-${index}`;
    return <RingTopView key={ringId} id={ringId} ring={ring} rules={rules} reach={reach} title="" />;
  });
}
