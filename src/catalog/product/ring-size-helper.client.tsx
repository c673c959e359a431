'use client';

import { type ComponentType, useState } from 'react';
import type { RingSizePanelProps } from './ring-size-panel.client.tsx';

type Props = RingSizePanelProps & { open: string; buttonClass: string };

/** Offers to measure; what measures comes when it is asked for. */
export function RingSizeHelper({ open, buttonClass, ...panel }: Props) {
  const [Panel, setPanel] = useState<ComponentType<RingSizePanelProps>>();
  if (Panel) return <Panel {...panel} />;
  const load = () =>
    import('./ring-size-panel.client.tsx').then(
      ({ RingSizePanel }) => setPanel(() => RingSizePanel),
      // The table says the same.
      () => undefined,
    );
  return (
    <button type="button" className={buttonClass} data-scripted onClick={load}>
      {open}
    </button>
  );
}
