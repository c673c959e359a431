import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What only this clone knows. Made at the first start, kept beside the database that they open. */
export type Secrets = {
  secret: string;
  adminEmail: string;
  adminPassword: string;
  /** The static token that the admin's row holds at present. */
  adminToken: string;
  storefrontToken: string;
  previewToken: string;
  staffPassword: string;
  /** Signs what the storefront and Directus tell each other. */
  siteSecret: string;
  /** Whether a start has printed the passwords; it does so once. */
  passwordsShown?: boolean;
};

export function readOrMakeSecrets(data: string): Secrets {
  const known = findSecrets(data);
  if (known) return known;
  const secrets = makeSecrets();
  writeSecrets(data, secrets);
  return secrets;
}

export function findSecrets(data: string): Secrets | undefined {
  const file = join(data, 'secrets.json');
  if (!existsSync(file)) return undefined;
  const stored = JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  const secrets = { ...makeSecrets(), ...stored };
  // One that this checkout brought along is the same at the next reading.
  if (Object.keys(secrets).some((name) => !(name in stored))) writeSecrets(data, secrets);
  return secrets;
}

export function writeSecrets(data: string, secrets: Secrets) {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  writeFileSync(join(data, 'secrets.json'), `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
}

function makeSecrets(): Secrets {
  return {
    secret: makeToken(32),
    // Directus accepts only top-level domains that exist, so not the demo's own .example.
    adminEmail: 'admin@example.com',
    adminPassword: makePassword(),
    adminToken: makeToken(24),
    storefrontToken: makeToken(24),
    previewToken: makeToken(24),
    staffPassword: makePassword(),
    siteSecret: makeToken(32),
  };
}

function makeToken(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

/** Four groups of letters and digits that nobody confuses when reading them from a screen. */
function makePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from(randomBytes(4), (byte) => letters[byte % letters.length]).join('');
  return Array.from({ length: 4 }, group).join('-');
}
