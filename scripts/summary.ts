import type { Directus } from '../cms/directus.ts';
import { staffEmail } from '../cms/model/access.ts';
import { type Secrets, writeSecrets } from '../cms/secrets.ts';
import type { Settings } from './settings.ts';

type Summary = {
  settings: Settings;
  seconds: number;
  directus?: Pick<Directus, 'url' | 'secrets'>;
  /** Prints the passwords again; without it only the first start prints them. */
  showPasswords?: boolean | undefined;
};

/** Prints the addresses of site and studio, and the accounts. */
export function printSummary({ settings, seconds, directus, showPasswords = false }: Summary) {
  const site = `http://localhost:${settings.port}`;
  const lines = [
    `Vitrine runs, after ${seconds.toFixed(1)} s.`,
    '',
    `  1. The site     ${site}`,
    ...(settings.siteUrl === site ? [] : [`     for visitors ${settings.siteUrl}`]),
  ];
  if (directus) {
    const { url, secrets } = directus;
    const isFirst = !secrets.passwordsShown;
    lines.push(
      `  2. The studio   ${url.replace('127.0.0.1', 'localhost')}/admin`,
      ...(isFirst || showPasswords ? formatPasswords(secrets, settings) : formatAccounts(secrets, settings)),
    );
    if (isFirst) {
      secrets.passwordsShown = true;
      writeSecrets(settings.data, secrets);
    }
  } else {
    lines.push(`  2. The content  ${process.env.CONTENT_API_URL}`);
  }
  if (process.env.DEMO_PAYMENTS_URL) {
    lines.push('  3. Payments     PayPal and Klarna are stand-ins on this machine; no money is moved');
  }
  console.log(['', ...lines, '', '  Ctrl-C stops everything.', ''].join('\n'));
}

function formatPasswords({ adminEmail, adminPassword, staffPassword, passwordsShown }: Secrets, { data }: Settings) {
  return [
    `     as the administrator ${adminEmail}, password ${adminPassword}`,
    `     as a shop assistant  ${staffEmail}, password ${staffPassword}`,
    ...(passwordsShown
      ? ['     unless they were changed in the studio']
      : ['     printed this once; later: npm start -- --show-passwords', `     and in ${data}/secrets.json`]),
  ];
}

function formatAccounts({ adminEmail }: Secrets, { data }: Settings) {
  return [
    `     as the administrator ${adminEmail}, as a shop assistant ${staffEmail}`,
    `     passwords: npm start -- --show-passwords, or ${data}/secrets.json`,
  ];
}
