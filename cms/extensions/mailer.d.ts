/** Directus's mailer, undefined for an unknown transport. `verify` connects to the mail server. */
declare module '@directus/api/mailer' {
  export default function getMailer(): { verify: () => Promise<boolean> } | undefined;
}
