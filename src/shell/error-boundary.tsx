import { Component, type ReactNode } from 'react';
import { unstable_getErrorInfo as getErrorInfo } from 'waku/minimal/client';

type Props = {
  /** Address of what is shown; another one resets the boundary. */
  address: string;
  renderError: (reset: () => void) => ReactNode;
  onError: (error: unknown) => void;
  children: ReactNode;
};

type State = { error: unknown; address: string };

/** Shows another content in place of its own where that fails. Errors of the router pass. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, address: this.props.address };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  /** Resets on another URL. Without a key, so that what both pages share is not remounted. */
  static getDerivedStateFromProps({ address }: Props, state: State) {
    return address === state.address ? null : { error: null, address };
  }

  override componentDidCatch(error: unknown) {
    if (!isRouterError(error)) this.props.onError(error);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (isRouterError(error)) throw error;
    return this.props.renderError(() => this.setState({ error: null }));
  }
}

/** Redirects and 404 are thrown as errors, which the router handles. */
function isRouterError(error: unknown): boolean {
  const info = getErrorInfo(error);
  return info?.location !== undefined || info?.status === 404;
}
