import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readJson } from '../scripts/read-json.ts';

/** Secrets of this instance, generated on the first start and stored beside the database. */
export type Secrets = {
  secret: string;
  adminEmail: string;
  adminPassword: string;
  /** Current static token of the admin user. */
  adminToken: string;
  storefrontToken: string;
  previewToken: string;
  staffPassword: string;
  /** Signs calls between the storefront and Directus. */
  siteSecret: string;
  /** Whether the passwords were printed, which happens once. */
  passwordsShown?: boolean;
};

const storedText = v.exactOptional(v.string());

/** An earlier release may have stored fewer secrets. */
const storedSecrets = v.looseObject({
  secret: storedText,
  adminEmail: storedText,
  adminPassword: storedText,
  adminToken: storedText,
  storefrontToken: storedText,
  previewToken: storedText,
  staffPassword: storedText,
  siteSecret: storedText,
  passwordsShown: v.exactOptional(v.boolean()),
});

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
  const stored = readJson(file, storedSecrets);
  const secrets = { ...makeSecrets(), ...stored };
  // Stores secrets that this release has added, so that they stay the same.
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
    // Directus rejects reserved top-level domains such as the demo's .example.
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

/** Four groups of characters without ambiguous ones. */
function makePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from(randomBytes(4), (byte) => letters[byte % letters.length]).join('');
  return Array.from({ length: 4 }, group).join('-');
}
