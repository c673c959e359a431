import { Link } from 'waku';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { hrefTo } from '../../routing/routes.ts';
import { Heading } from '../../ui/heading.tsx';

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
