'use client';

import type { ReactNode } from 'react';
import { useRouter } from 'waku';
import { hardNavigate } from '../base/hard-navigate.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageFailed, type PageFailedMessages } from './page-failed.client.tsx';
import { useNavigationGuard } from './use-navigation-guard.ts';

type Props = { messages: PageFailedMessages; children: ReactNode };

/** Error boundary of the page: shows the error in place of the page and keeps the layout. */
export function PageBoundary({ messages, children }: Props) {
  const { path, query } = useRouter();
  useNavigationGuard(messages);
  return (
    <ErrorBoundary
      address={`${path}?${query}`}
      onError={handleError}
      renderError={(reset) => <PageFailed messages={messages} onRetried={reset} />}
    >
      {children}
    </ErrorBoundary>
  );
}

function handleError(error: unknown): void {
  console.error('A page could not be shown.', error);
  // `location.href` is the failed page's URL only after the router has finished.
  if (isMissingChunk(error)) setTimeout(() => hardNavigate(location.href));
}

/** A chunk that no longer exists, e.g. after a new release. Each browser has its own error message. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|importing a module|error loading/i.test(error.message);
}
