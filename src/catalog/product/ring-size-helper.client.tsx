'use client';

import { type ComponentType, useState } from 'react';
import type { RingSizePanelProps } from './ring-size-panel.client.tsx';

type Props = RingSizePanelProps & { open: string; buttonClass: string };

/** A button that loads and opens the ring size panel. */
export function RingSizeHelper({ open, buttonClass, ...panel }: Props) {
  const [Panel, setPanel] = useState<ComponentType<RingSizePanelProps>>();
  if (Panel) return <Panel {...panel} />;
  const load = () =>
    import('./ring-size-panel.client.tsx').then(
      ({ RingSizePanel }) => setPanel(() => RingSizePanel),
      // Without the panel there is the size table.
      () => undefined,
    );
  return (
    <button type="button" className={buttonClass} data-scripted onClick={load}>
      {open}
    </button>
  );
}
