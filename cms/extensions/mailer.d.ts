/**
 * The one mailer of the process that extensions run in, undefined for a transport that Directus does not know. Its
 * `verify` connects to the mail server.
 */
declare module '@directus/api/mailer' {
  export default function getMailer(): { verify: () => Promise<boolean> } | undefined;
}
