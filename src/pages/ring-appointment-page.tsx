import { ContactFormSection } from '../contact/contact-form-section.tsx';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { PairAppointment } from '../rings/pair-appointment.tsx';
import type { QuotePairs } from '../rings/quote-pairs.ts';
import { getSiteTexts } from '../routing/addresses.ts';
import { hrefTo, ringStudioRoutes } from '../routing/routes.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { FormLayout } from '../ui/form-layout.tsx';
import { PageTitle } from '../ui/prose.tsx';

type Props = { language: Language; path: string; query: string; quotePairs: QuotePairs };

/** The contact form, with a message about the pair of the query. */
export function RingAppointmentPage({ language, path, query, quotePairs }: Props) {
  const { studio, breadcrumbs } = getMessages(language);
  const steps = [
    { name: breadcrumbs.home, href: hrefTo('home', language) },
    { name: studio.title, href: ringStudioRoutes[language] },
  ];
  return (
    <>
      <PageHead
        site={getSiteTexts().site[language]}
        language={language}
        path={path}
        title={studio.appointment}
        isIndexed={false}
      />
      <PageTitle
        lead={studio.appointmentLead}
        breadcrumbs={<Breadcrumbs label={breadcrumbs.label} above={steps} name={studio.appointment} />}
      >
        {studio.appointment}
      </PageTitle>
      <PairAppointment
        {...{ language, query, quotePairs }}
        renderForm={({ message, drawings, aside }) => (
          <FormLayout form={<ContactFormSection {...{ language, message }} attachment={drawings} />}>
            {aside}
          </FormLayout>
        )}
      />
    </>
  );
}
