import type { ReactNode } from 'react';
import { notice } from '../styled-system/recipes/index.js';

type Props = { tone?: 'neutral' | 'success' | 'error'; title?: string; children: ReactNode };

/** Says what happened. An error is read out at once, everything else when there is a pause. */
export function Notice({ tone = 'neutral', title, children }: Props) {
  const styles = notice({ tone });
  return (
    <div className={styles.root} role={tone === 'error' ? 'alert' : 'status'}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {children}
    </div>
  );
}
