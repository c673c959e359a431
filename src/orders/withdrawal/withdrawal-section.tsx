import type { ComponentProps } from 'react';
import { Link } from 'waku';
import { getFormMessages } from '../../contact/get-form-messages.ts';
import { getCompany } from '../../content/company/company-queries.ts';
import { PhoneLink } from '../../content/company/contact-links.tsx';
import type { Phone } from '../../content/company/phone.ts';
import { getSite } from '../../content/company/site-queries.ts';
import { formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { hrefTo, withdrawnRoutes } from '../../routing/routes.ts';
import { button, messagePage, page } from '../../styled-system/recipes/index.js';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Heading } from '../../ui/prose.tsx';
import { WithdrawalForm } from './withdrawal-form.client.tsx';

type Props = { language: Language; phone: Phone | null } & Pick<ComponentProps<typeof WithdrawalForm>, 'order'>;

/** The withdrawal form, in general or for a given order. */
export function WithdrawalSection({ language, phone, order }: Props) {
  const { withdraw, forms } = getMessages(language);
  return (
    <WithdrawalForm
      language={language}
      order={order}
      explanation={order ? null : withdraw.how}
      receivedHref={withdrawnRoutes[language]}
      messages={{
        ...getFormMessages(language),
        formName: withdraw.title,
        fields: withdraw.fields,
        faults: withdraw.errors,
        orderNumberHint: withdraw.orderNumberHint,
        itemsHint: withdraw.itemsHint,
        emailHint: withdraw.emailHint,
        send: withdraw.confirm,
        unexpected: withdraw.unavailable,
      }}
      buttonClass={button()}
      privacy={
        <>
          {withdraw.privacy} <Link to={hrefTo('privacy', language)}>{withdraw.privacyLink}</Link>
        </>
      }
      phoneHint={
        phone && (
          <>
            {forms.call} <PhoneLink phone={phone} language={language} />
          </>
        )
      }
    />
  );
}

/** The form for customers who enter the order number themselves. */
export async function StandaloneWithdrawal({ language }: { language: Language }) {
  const { phone } = await getCompany();
  return <WithdrawalSection language={language} phone={phone} order={null} />;
}

type WithdrawalReceivedProps = { language: Language; receivedAt: Date | undefined };

/** The confirmation of receipt on the screen; the durable one is sent by mail. */
export async function WithdrawalReceived({ language, receivedAt }: WithdrawalReceivedProps) {
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

/** Time limit, consequences and exclusions of the withdrawal. */
export function WithdrawalAdvice({ language }: { language: Language }) {
  const { withdraw: messages } = getMessages(language);
  return (
    <>
      <section>
        <Heading level={2}>{messages.termTitle}</Heading>
        <p>{messages.term}</p>
        <p>
          <Link to={hrefTo('withdrawal', language)}>{messages.information}</Link>
        </p>
      </section>
      <section>
        <Heading level={2}>{messages.excludedTitle}</Heading>
        <p>{messages.excluded}</p>
      </section>
    </>
  );
}
