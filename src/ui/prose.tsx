import type { ReactNode } from 'react';
import { prose } from '../styled-system/recipes/index.js';

/**
 * Styled rich text.
 *
 * @param lang where it is not that of the page
 */
export function Prose({ children, lang }: { children: ReactNode; lang?: string | undefined }) {
  return (
    <div className={prose()} lang={lang}>
      {children}
    </div>
  );
}
