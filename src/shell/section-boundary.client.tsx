'use client';

import type { ReactNode } from 'react';
import { useRouter } from 'waku';
import { RetryButton } from '../ui/retry-button.client.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

type Messages = { title: string; text: string; retry: string };
type Props = { messages: Messages; classes: { root: string; title: string; retry: string }; children: ReactNode };

/** Error boundary of a section, with a retry button. */
export function SectionBoundary({ messages, classes, children }: Props) {
  const { path, query } = useRouter();
  const href = query ? `${path}?${query}` : path;
  return (
    <ErrorBoundary
      address={href}
      onError={(error) => console.error('A section could not be shown.', error)}
      renderError={(reset) => (
        <div className={classes.root} role="alert">
          <h2 className={classes.title}>{messages.title}</h2>
          <p>{messages.text}</p>
          <RetryButton href={href} className={classes.retry} onRetried={reset}>
            {messages.retry}
          </RetryButton>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
