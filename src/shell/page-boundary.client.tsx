'use client';

import { Component, type ReactNode } from 'react';
import { useRouter } from 'waku';
import { unstable_getErrorInfo as getErrorInfo } from 'waku/minimal/client';
import { hardNavigate } from '../base/hard-navigate.ts';
import { PageFailed, type PageFailedMessages } from './page-failed.client.tsx';
import { useNavigationGuard } from './use-navigation-guard.ts';

type Props = { messages: PageFailedMessages; children: ReactNode };

/** Error boundary of the page: shows the error in place of the page and keeps the layout. */
export function PageBoundary({ messages, children }: Props) {
  const { path, query } = useRouter();
  useNavigationGuard(messages);
  return (
    <Boundary address={`${path}?${query}`} messages={messages}>
      {children}
    </Boundary>
  );
}

type BoundaryProps = Props & { address: string };
type BoundaryState = { error: unknown; address: string };

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, address: this.props.address };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  /** Resets on another URL. Without a key, so that what both pages share is not remounted. */
  static getDerivedStateFromProps({ address }: BoundaryProps, state: BoundaryState) {
    return address === state.address ? null : { error: null, address };
  }

  override componentDidCatch(error: unknown) {
    if (isRouterError(error)) return;
    console.error('A page could not be shown.', error);
    // `location.href` is the failed page's URL only after the router has finished.
    if (isMissingChunk(error)) setTimeout(() => hardNavigate(location.href));
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (isRouterError(error)) throw error;
    return <PageFailed messages={this.props.messages} onRetried={() => this.setState({ error: null })} />;
  }
}

/** Redirects and 404 are thrown as errors, which the router handles. */
function isRouterError(error: unknown): boolean {
  const info = getErrorInfo(error);
  return info?.location !== undefined || info?.status === 404;
}

/** A chunk that no longer exists, e.g. after a new release. Each browser has its own error message. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|importing a module|error loading/i.test(error.message);
}
