'use client';

import { useRouter } from 'waku';
import { RetryButton } from '../ui/retry-button.client.tsx';

export type PageFailedMessages = { title: string; text: string; retry: string };

/** Error message in place of a page, with a retry link. The layout around it still works. */
export function PageFailed({ words, onRetried }: { words: PageFailedMessages; onRetried?: () => void }) {
  const { path, query } = useRouter();
  return (
    <div className="message-page" role="alert">
      <title>{words.title}</title>
      <h1 className="page__title">{words.title}</h1>
      <p>{words.text}</p>
      <RetryButton
        href={query ? `${path}?${query}` : path}
        className="button button--appearance_solid button--size_medium"
        {...(onRetried && { onRetried })}
      >
        {words.retry}
      </RetryButton>
    </div>
  );
}
