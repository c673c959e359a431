import { cleanLine, shorten } from '../../../src/base/clean-text.ts';

export type MailFailure = {
  /** For staff, in German. */
  reason: string;
  /** The server is unreachable or rejects the login, so other mails need not be tried now. */
  isServerFailure: boolean;
  /** Permanent failure for this recipient or content. */
  isFinal: boolean;
};

const connectionFailure = 'Der Mailserver ist nicht erreichbar';

const reasons: Record<string, string> = {
  ECONNECTION: connectionFailure,
  ECONNREFUSED: connectionFailure,
  ECONNRESET: connectionFailure,
  EDNS: connectionFailure,
  ESOCKET: connectionFailure,
  ETIMEDOUT: 'Der Mailserver antwortet nicht',
  ETLS: 'Die verschlüsselte Verbindung zum Mailserver kommt nicht zustande',
  EAUTH: 'Der Mailserver nimmt Benutzer oder Passwort nicht an',
  ENOAUTH: 'Der Mailserver verlangt Benutzer und Passwort',
  EPROTOCOL: 'Der Mailserver antwortet unverständlich',
  EENVELOPE: 'Der Mailserver nimmt Absender oder Empfänger nicht an',
  EMESSAGE: 'Der Mailserver nimmt die E-Mail nicht an',
};

const mailErrorCodes = new Set(['EENVELOPE', 'EMESSAGE']);

/** Reasons that concern every mail. */
export const serverReasons = [
  ...new Set(Object.entries(reasons).flatMap(([code, reason]) => (mailErrorCodes.has(code) ? [] : reason))),
];

/** Describes an error of nodemailer for staff. */
export function describeFailure(error: unknown): MailFailure {
  const code = read(error, 'code');
  const answer = read(error, 'response') || (error instanceof Error ? error.message : String(error));
  const reason = reasons[code] ?? 'Die E-Mail ließ sich nicht verschicken';
  const isOfMail = mailErrorCodes.has(code);
  return {
    reason: `${reason}: ${shorten(cleanLine(answer), 300)}`,
    isServerFailure: code in reasons && !isOfMail,
    isFinal: isOfMail && Number(read(error, 'responseCode')) >= 500,
  };
}

function read(error: unknown, name: string): string {
  return typeof error === 'object' && error !== null && name in error ? String(Reflect.get(error, name)) : '';
}
