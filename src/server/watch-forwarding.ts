import { BlockList } from 'node:net';
import { createTrustedProxies } from '../base/trusted-proxies.ts';
import { isTrusted, toPlainAddress } from './client-address.ts';
import type { EdgeMiddleware } from './edge-env.ts';
import { log } from './log.ts';

/** A warning for operators; `/readyz` lists it and is ready all the same. */
export type Warning = 'untrusted-forwarded-for';

export type ForwardingWatch = { watch: EdgeMiddleware; getWarnings: () => Warning[] };

/** Loopback, private, shared and link-local networks: a client there is hardly a visitor. */
const privateNetworks =
  createTrustedProxies([
    ...['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', '100.64.0.0/10'],
    ...['::1', 'fc00::/7', 'fe80::/10'],
  ]) ?? new BlockList();

const logFields = {
  private: { effect: 'all visitors behind this proxy count as one', remedy: 'name the proxy in TRUSTED_PROXY' },
  public: { remedy: 'nothing, or name the proxy in TRUSTED_PROXY where there is one at a public address' },
};

/**
 * Warns of a proxy that `TRUSTED_PROXY` does not name, behind which all visitors count as one client. From a private
 * network, the header is that of a proxy: a line in the log and a warning. From anywhere else a visitor may have sent
 * it, who must not be able to fill the log or to change what `/readyz` returns: one line, once.
 */
export function watchForwarding(trusted: BlockList): ForwardingWatch {
  const reported = new Set<'private' | 'public'>();
  const report = (peer: string) => {
    const kind = isTrusted(peer, privateNetworks) ? 'private' : 'public';
    if (reported.has(kind)) return;
    reported.add(kind);
    log('warn', 'X-Forwarded-For not believed', { ...logFields[kind], ...(kind === 'private' && { peer }) });
  };
  return {
    watch: async (context, next) => {
      const { 'x-forwarded-for': forwardedFor, forwarded } = context.req.header();
      const isForwarded = forwardedFor !== undefined || forwarded !== undefined;
      const peer = isForwarded ? toPlainAddress(context.env?.incoming?.socket.remoteAddress) : undefined;
      if (peer !== undefined && !isTrusted(peer, trusted)) report(peer);
      await next();
    },
    getWarnings: () => (reported.has('private') ? ['untrusted-forwarded-for'] : []),
  };
}
