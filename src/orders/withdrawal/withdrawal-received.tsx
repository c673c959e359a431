import { getSite } from '../../content/company/site-queries.ts';
import { formatMoment } from '../../i18n/format-moment.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { hrefTo } from '../../routing/routes.ts';
import { messagePage, page } from '../../styled-system/recipes/index.js';
import { ButtonLink } from '../../ui/button-link.tsx';

type Props = { language: Language; receivedAt: Date | undefined };

/** The confirmation of receipt on the screen; the durable one is sent by mail. */
export async function WithdrawalReceived({ language, receivedAt }: Props) {
  const { timeZone } = await getSite();
  const { received } = getMessages(language).withdraw;
  return (
    <div className={messagePage()}>
      <h1 className={page().title}>{received.title}</h1>
      {receivedAt && (
        <p>
          <time dateTime={receivedAt.toISOString()}>
            <strong>{received.at(...formatMoment(receivedAt, language, timeZone))}</strong>
          </time>
        </p>
      )}
      <p>{received.text}</p>
      <p>{received.keep}</p>
      <ButtonLink href={hrefTo('home', language)} appearance="outline">
        {received.home}
      </ButtonLink>
    </div>
  );
}
