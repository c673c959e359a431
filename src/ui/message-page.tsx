import type { ReactNode } from 'react';
import { messagePage, page } from '../styled-system/recipes/index.js';

/** A page with a single message and a link or form. */
export function MessagePage({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={messagePage()}>
      <h1 className={page().title}>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}
