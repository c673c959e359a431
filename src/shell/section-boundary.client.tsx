'use client';

import { Component, type ReactNode } from 'react';
import { useRouter } from 'waku';
import { unstable_getErrorInfo as getErrorInfo } from 'waku/minimal/client';
import { RetryButton } from '../ui/retry-button.client.tsx';

type Messages = { title: string; text: string; retry: string };
type Props = { messages: Messages; classes: { root: string; title: string; retry: string }; children: ReactNode };

/** Error boundary of a section, with a retry button. */
export function SectionBoundary({ messages, classes, children }: Props) {
  const { path, query } = useRouter();
  return (
    <Boundary messages={messages} classes={classes} href={query ? `${path}?${query}` : path}>
      {children}
    </Boundary>
  );
}

type BoundaryProps = Props & { href: string };
type BoundaryState = { error: unknown; href: string };

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, href: this.props.href };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  /** Resets on another URL. Without a key, so that what both pages share is not remounted. */
  static getDerivedStateFromProps({ href }: BoundaryProps, state: BoundaryState) {
    return href === state.href ? null : { error: null, href };
  }

  override componentDidCatch(error: unknown) {
    if (!isRouterError(error)) console.error('A section could not be shown.', error);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (isRouterError(error)) throw error;
    const { messages, classes, href } = this.props;
    return (
      <div className={classes.root} role="alert">
        <h2 className={classes.title}>{messages.title}</h2>
        <p>{messages.text}</p>
        <RetryButton href={href} className={classes.retry} onRetried={() => this.setState({ error: null })}>
          {messages.retry}
        </RetryButton>
      </div>
    );
  }
}

/** Redirects and 404 are thrown as errors, which the router handles. */
function isRouterError(error: unknown): boolean {
  const info = getErrorInfo(error);
  return info?.location !== undefined || info?.status === 404;
}
