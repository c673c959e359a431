'use client';

import { Component, type ReactNode } from 'react';
import { useRouter } from 'waku';
import { unstable_getErrorInfo as getErrorInfo } from 'waku/minimal/client';
import { hardNavigate } from '../base/hard-navigate.ts';
import { PageFailed, type PageFailedMessages } from './page-failed.client.tsx';
import { useNavigationGuard } from './use-navigation-guard.ts';

type Props = { messages: PageFailedMessages; children: ReactNode };

/** Whatever keeps a page from being shown is said in its place, and the frame around it stands. */
export function PageBoundary({ messages: words, children }: Props) {
  const { path, query } = useRouter();
  useNavigationGuard(words);
  return (
    <Boundary address={`${path}?${query}`} messages={words}>
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

  /** Another address is another try, and what stands on both is not built anew. */
  static getDerivedStateFromProps({ address }: BoundaryProps, state: BoundaryState) {
    return address === state.address ? null : { error: null, address };
  }

  override componentDidCatch(error: unknown) {
    if (isRouterError(error)) return;
    console.error('A page could not be shown.', error);
    // The address is the page's own once the router has finished with it.
    if (isMissingChunk(error)) setTimeout(() => hardNavigate(location.href));
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (isRouterError(error)) throw error;
    return <PageFailed words={this.props.messages} onRetried={() => this.setState({ error: null })} />;
  }
}

/** Redirects and unknown pages travel as errors too. */
function isRouterError(error: unknown): boolean {
  const info = getErrorInfo(error);
  return info?.location !== undefined || info?.status === 404;
}

/** A part of the program that is no longer there, as after a new release. Every browser has its own words for it. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|importing a module|error loading/i.test(error.message);
}
