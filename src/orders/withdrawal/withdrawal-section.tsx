import type { ComponentProps } from 'react';
import { Link } from 'waku';
import { getFormMessages } from '../../contact/get-form-messages.ts';
import { getCompany } from '../../content/company/company-queries.ts';
import { PhoneLink } from '../../content/company/contact-links.tsx';
import type { Phone } from '../../content/company/phone.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { hrefTo, withdrawnRoutes } from '../../routing/routes.ts';
import { button } from '../../styled-system/recipes/index.js';
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
