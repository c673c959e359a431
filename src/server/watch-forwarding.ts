import { BlockList } from 'node:net';
import { createTrustedProxies } from '../base/trusted-proxies.ts';
import { isTrusted, toPlainAddress } from './client-address.ts';
import type { EdgeMiddleware } from './edge-env.ts';
import { log } from './log.ts';

/** A warning for operators; `/readyz` lists it and is ready all the same. */
export type Warning = 'untrusted-forwarded-for' | 'mostly-forwarded-for';

export type ForwardingWatch = {
  watch: EdgeMiddleware;
  getWarnings: () => Warning[];
  /** Whether all visitors are one client, behind a proxy of ours that is not trusted. */
  isOneClient: () => boolean;
};

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

/** Requests from public addresses of which more than half have the header where a proxy sends it. */
const sampleSize = 200;

/**
 * Warns of a proxy that `TRUSTED_PROXY` does not name, behind which all visitors count as one client. From a private
 * network, the header is that of a proxy: a line in the log and a warning. From anywhere else a visitor may have sent
 * it, who must not be able to fill the log: one line, once, and a warning for as long as most requests have it, on which
 * nothing else depends.
 */
export function watchForwarding(trusted: BlockList): ForwardingWatch {
  const reported = new Set<'private' | 'public'>();
  const report = (peer: string) => {
    const kind = isTrusted(peer, privateNetworks) ? 'private' : 'public';
    if (reported.has(kind)) return;
    reported.add(kind);
    log('warn', 'X-Forwarded-For not believed', { ...logFields[kind], ...(kind === 'private' && { peer }) });
  };
  const sample = { seen: 0, forwarded: 0 };
  let isMostlyForwarded = false;
  const count = (isForwarded: boolean) => {
    sample.seen += 1;
    if (isForwarded) sample.forwarded += 1;
    if (sample.seen < sampleSize) return;
    isMostlyForwarded = sample.forwarded > sampleSize / 2;
    Object.assign(sample, { seen: 0, forwarded: 0 });
  };
  return {
    watch: async (context, next) => {
      const { 'x-forwarded-for': forwardedFor, forwarded } = context.req.header();
      const isForwarded = forwardedFor !== undefined || forwarded !== undefined;
      const peer = toPlainAddress(context.env?.incoming?.socket.remoteAddress);
      if (peer !== undefined && !isTrusted(peer, trusted)) {
        if (isForwarded) report(peer);
        if (!isTrusted(peer, privateNetworks)) count(isForwarded);
      }
      await next();
    },
    getWarnings: () => [
      ...(reported.has('private') ? (['untrusted-forwarded-for'] as const) : []),
      ...(isMostlyForwarded ? (['mostly-forwarded-for'] as const) : []),
    ],
    isOneClient: () => reported.has('private'),
  };
}
