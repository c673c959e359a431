import { CompanyBlock } from '../content/company/company-block.tsx';
import { PageBreadcrumbs } from '../content/pages/page-intro.tsx';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { StandaloneWithdrawal, WithdrawalAdvice } from '../orders/withdrawal/withdrawal-section.tsx';
import { getSiteTexts } from '../routing/addresses.ts';
import { hrefTo } from '../routing/routes.ts';
import { PageHead } from '../shell/page-head.tsx';
import { page } from '../styled-system/recipes/index.js';
import { FormLayout } from '../ui/form-layout.tsx';

/** The withdrawal form, available without an account and without a reason. */
export function WithdrawPage({ language }: { language: Language }) {
  const { withdraw: messages } = getMessages(language);
  const path = hrefTo('withdraw', language);
  const styles = page();
  return (
    <>
      <PageHead
        site={getSiteTexts().site[language]}
        language={language}
        path={path}
        title={messages.title}
        description={messages.lead}
      />
      <header className={styles.intro}>
        <PageBreadcrumbs path={path} name={messages.title} language={language} />
        <h1 className={styles.title}>{messages.title}</h1>
        <p className={styles.lead}>{messages.lead}</p>
      </header>
      <FormLayout form={<StandaloneWithdrawal language={language} />}>
        <WithdrawalAdvice language={language} />
        <CompanyBlock language={language} />
      </FormLayout>
    </>
  );
}
