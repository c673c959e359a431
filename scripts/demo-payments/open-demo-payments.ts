import { Failure } from '../launch/failure.mjs';
import { say } from '../launch/progress.mjs';
import type { Settings } from '../settings.ts';

/**
 * Starts fake servers for PayPal and Klarna, and points the storefront and Directus of this process to them. Both end
 * with the process; orders and their payment states stay.
 *
 * @throws where the shop is reachable from other machines, or has payment providers already
 */
export async function openDemoPayments({ siteUrl, source }: Pick<Settings, 'siteUrl' | 'source'>): Promise<void> {
  const obstacle = findObstacle(siteUrl, source);
  if (obstacle) throw new Failure(`--demo-payments is for showing the shop on this machine: ${obstacle}`);
  // Imported only here, since it needs the servers of the tests.
  const { startDemoPayments } = await import('./start-demo-payments.ts');
  const { environment } = await startDemoPayments();
  Object.assign(process.env, environment);
  say(`✓ PayPal and Klarna are shown by ${environment.DEMO_PAYMENTS_URL}; no money is moved`);
}

function findObstacle(siteUrl: string, source: Settings['source']): string | undefined {
  const { hostname } = new URL(siteUrl);
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return `SITE_URL is ${siteUrl}.`;
  if (source !== 'bundled') return 'CONTENT_API_URL names a Directus that pays elsewhere.';
  const set = Object.keys(process.env).filter((name) => /^(?:PAYPAL|KLARNA)_/.test(name) && process.env[name]);
  return set.length > 0 ? `leave out ${set.sort().join(', ')}.` : undefined;
}
