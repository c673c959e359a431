import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Applied, applyToRemote } from '../cms/apply-remote.ts';
import { trimEndSlashes } from '../src/base/trim-slashes.ts';
import { readEmptySite } from './empty-site-answers.ts';
import { Failure } from './launch/failure.mjs';
import { runCommand } from './program.ts';
import { readSettings, root } from './settings.ts';

/**
 * `npm run cms:apply -- --url … --token …`: brings content model, roles, flows and the studio's settings to a Directus
 * elsewhere, and says what it cannot bring.
 */
await runCommand(async () => {
  const options = { url: { type: 'string' }, token: { type: 'string' }, force: { type: 'boolean' } } as const;
  const { values } = parseArgs({ args: joinToken(process.argv.slice(2)), options });
  const url = trimEndSlashes(values.url ?? '');
  const token = values.token || process.env.CMS_ADMIN_TOKEN;
  if (!URL.canParse(url) || !token) {
    throw new Failure('The address and an administrator’s token of the Directus are needed.', [
      'npm run cms:apply -- --url https://cms.example --token …   (or CMS_ADMIN_TOKEN for the token)',
    ]);
  }
  const { CONTENT_API_TOKEN: storefront, CONTENT_PREVIEW_TOKEN: preview } = process.env;
  const applied = await applyToRemote(
    { url, token },
    {
      data: join(root, '.vitrine', `remote-${createHash('sha256').update(url).digest('hex').slice(0, 12)}`),
      force: values.force ?? false,
      tokens: { ...(storefront && { storefront }), ...(preview && { preview }) },
      askForSite: async () => ({ domain: readDomain(), ...(await readEmptySite()) }),
    },
  );
  console.log(['', ...listOutcome(applied, url), ''].join('\n'));
  return 0;
});

/** A token may begin with a dash, which would be taken for an option. */
function joinToken(words: string[]): string[] {
  const at = words.indexOf('--token');
  const token = words[at + 1];
  return at < 0 || token === undefined ? words : words.toSpliced(at, 2, `--token=${token}`);
}

function readDomain(): string {
  if (process.env.SITE_DOMAIN) return readSettings().siteDomain;
  throw new Failure('This Directus has no website yet, and a new one needs its domain.', [
    'SITE_DOMAIN=shop.example npm run cms:apply -- --url … --token …',
  ]);
}

function listOutcome({ changes, tokens, missingExtensions, made }: Applied, url: string): string[] {
  const domain = made ?? process.env.SITE_DOMAIN ?? '<the domain of the website>';
  return [
    changes === 0 && !made
      ? '✓ Everything is there already; nothing was changed.'
      : `✓ ${changes} ${changes === 1 ? 'change is' : 'changes are'} made.`,
    ...(made ? [`✓ There is a website for ${made}; its legal texts are placeholders until somebody writes them.`] : []),
    ...(missingExtensions.length > 0 ? listMissingExtensions(missingExtensions) : ['✓ All extensions are there.']),
    '',
    '  What no program can set from here are the variables of that Directus:',
    '    SITE_URL=<address of the website>   SITE_SECRET=<the same as the storefront’s, for example: openssl rand -hex 32>',
    '    PUBLIC_URL=<address of the studio>  EMAIL_FROM, EMAIL_SMTP_HOST and the like, so that mails go out',
    '    CONTENT_SECURITY_POLICY_DIRECTIVES__FRAME_SRC="\'self\',<address of the website>"  WEBSOCKETS_ENABLED=false',
    '  docs/operations.md and docs/selling.md have all of them.',
    '',
    '  The storefront is started with:',
    `    CONTENT_API_URL=${url}`,
    `    CONTENT_API_TOKEN=${tokens.storefront ?? '<as before>'}`,
    `    CONTENT_PREVIEW_TOKEN=${tokens.preview ?? '<as before>'}`,
    `    SITE_DOMAIN=${domain}  SITE_SECRET=<the same>`,
    ...(tokens.storefront || tokens.preview ? ['  These tokens are shown this once.'] : []),
  ];
}

function listMissingExtensions(names: readonly string[]): string[] {
  return [
    `✗ That Directus lacks ${names.length} extensions, without which nobody can order, and no mail goes out:`,
    `    ${names.join(', ')}`,
    '  Put this repository beside it (cms/extensions, src and the packages of both package.json), then start it with',
    '    EXTENSIONS_PATH=<repository>/cms/extensions',
    '  and run this command again.',
  ];
}
