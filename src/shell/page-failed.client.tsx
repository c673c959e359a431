'use client';

import { useRouter } from 'waku';
import { RetryButton } from '../ui/retry-button.client.tsx';

export type PageFailedMessages = { title: string; text: string; retry: string };

/** Error message in place of a page, with a retry link. The layout around it still works. */
export function PageFailed({ messages, onRetried }: { messages: PageFailedMessages; onRetried?: () => void }) {
  const { path, query } = useRouter();
  return (
    <div className="message-page" role="alert">
      <title>{messages.title}</title>
      <h1 className="page__title">{messages.title}</h1>
      <p>{messages.text}</p>
      <RetryButton
        href={query ? `${path}?${query}` : path}
        className="button button--appearance_solid button--size_medium"
        {...(onRetried && { onRetried })}
      >
        {messages.retry}
      </RetryButton>
    </div>
  );
}
