import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { WithdrawalReceived } from '../orders/withdrawal/withdrawal-section.tsx';
import { getSiteTexts } from '../routing/addresses.ts';
import { withdrawnRoutes } from '../routing/routes.ts';
import { PageHead } from '../shell/page-head.tsx';

type Props = { language: Language; query: string };

/** Confirmation of a withdrawal, with the time. */
export function WithdrawnPage({ language, query }: Props) {
  const { title } = getMessages(language).withdraw.received;
  const path = withdrawnRoutes[language];
  return (
    <>
      <PageHead site={getSiteTexts().site[language]} language={language} path={path} title={title} isIndexed={false} />
      <WithdrawalReceived language={language} receivedAt={readTime(query)} />
    </>
  );
}

/** The server has verified the signature of the key. */
function readTime(query: string): Date | undefined {
  const [, at] = /^t=(\d{1,15}),/.exec(new URLSearchParams(query).get('key') ?? '') ?? [];
  return at === undefined ? undefined : new Date(Number(at));
}
