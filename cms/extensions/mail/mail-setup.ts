import { existsSync } from 'node:fs';

type Environment = Record<string, unknown>;

/** What Directus sends from unless told otherwise; nobody would accept that. */
const standardSender = 'no-reply@example.com';

/** What is missing before a mail can be sent, in words for staff; undefined when all is there. */
export function findMissingSetup(env: Environment): string | undefined {
  if (!hasTransport(env)) return `Es ist noch kein Mailserver eingerichtet (EMAIL_SMTP_HOST). ${waitingNote}`;
  if (!env.EMAIL_FROM || env.EMAIL_FROM === standardSender)
    return `Es ist noch keine Absenderadresse eingerichtet (EMAIL_FROM). ${waitingNote}`;
  return undefined;
}

const waitingNote = 'Die E-Mail bleibt hier liegen und geht hinaus, sobald das geschehen ist.';

/** Where nothing is said, Directus takes `sendmail`, a program that may not be there. */
function hasTransport(env: Environment): boolean {
  switch (String(env.EMAIL_TRANSPORT).toLowerCase()) {
    case 'smtp':
      return Boolean(env.EMAIL_SMTP_HOST);
    case 'sendmail':
      return existsSync(String(env.EMAIL_SENDMAIL_PATH));
    default:
      return Boolean(env.EMAIL_TRANSPORT);
  }
}
