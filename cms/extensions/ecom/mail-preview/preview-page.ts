import { html, Markup } from '../../mail/html.ts';
import { mailKinds } from '../../mail/mail-kinds.ts';
import { languageNames } from '../../messages/contact-mail.ts';
import { type Language, languages } from '../../messages/language.ts';
import { type SampleKind, sampleKinds } from './write-sample.ts';

export type PreviewMail = {
  title: string;
  /** A note for staff. */
  note: string;
  to: string;
  subject: string;
  text: string;
  /** Empty for plain text mails. */
  html: string;
  /** Path of its variants; null for a stored mail. */
  choice: { root: string; kind: SampleKind; language: Language } | null;
};

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 24px; max-width: 1400px; }
h1 { font-size: 20px; margin: 0 0 4px; }
h2 { font-size: 14px; margin: 0 0 8px; }
p { margin: 0 0 16px; max-width: 70ch; }
ul { display: flex; flex-wrap: wrap; gap: 4px 16px; list-style: none; margin: 0 0 12px; padding: 0; }
a { color: inherit; display: inline-block; padding: 4px 0; }
a[aria-current] { font-weight: 600; text-decoration: none; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 16px 0 24px; }
dt { opacity: .7; }
dd { margin: 0; overflow-wrap: anywhere; }
.both { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; }
.frame { width: 640px; max-width: 100%; height: 80vh; min-width: 320px; overflow: hidden; resize: both; border: 1px solid #8888; box-sizing: border-box; }
iframe { width: 100%; height: 100%; border: 0; background: #fff; }
pre { flex: 1 1 400px; min-width: 0; margin: 0; padding: 16px; border: 1px solid #8888; white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.5 ui-monospace, monospace; }
section { min-width: 0; max-width: 100%; }
section + section { flex: 1 1 400px; }`;

/** HTML page that shows a mail in a sandboxed frame, with its plain text beside it. */
export function renderPreviewPage(mail: PreviewMail): string {
  const { title, note, to, subject, text, choice } = mail;
  const shown = mail.html
    ? html`<section><h2>Mit Gestaltung; die Ecke unten rechts ändert die Breite</h2><div class="frame"><iframe title="E-Mail mit Gestaltung" sandbox srcdoc="${mail.html}"></iframe></div></section>`
    : html``;
  return html`<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${new Markup(style)}</style></head>
<body>
<h1>${title}</h1>
<p>${note}</p>
${choice ? renderChoice(choice) : html``}
<dl><dt>An</dt><dd>${to}</dd><dt>Betreff</dt><dd>${subject}</dd></dl>
<div class="both">${shown}<section><h2>Als Text</h2><pre>${text}</pre></section></div>
</body>
</html>`.source;
}

function renderChoice({ root, kind, language }: NonNullable<PreviewMail['choice']>): Markup {
  const kinds = sampleKinds.map((one) => renderLink(`${root}/${one}/${language}`, mailKinds[one], one === kind));
  const others = languages.map((one) => renderLink(`${root}/${kind}/${one}`, languageNames[one], one === language));
  return html`<nav aria-label="E-Mail"><ul>${kinds}</ul></nav><nav aria-label="Sprache"><ul>${others}</ul></nav>`;
}

function renderLink(href: string, name: string, isCurrent: boolean): Markup {
  return html`<li><a href="${href}"${new Markup(isCurrent ? ' aria-current="page"' : '')}>${name}</a></li>`;
}
