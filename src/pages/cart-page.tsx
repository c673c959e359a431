import { CartSection } from '../cart/cart-section.tsx';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { getSiteTexts } from '../routing/addresses.ts';
import { PageHead } from '../shell/page-head.tsx';
import { PageTitle } from '../ui/prose.tsx';

type Props = { language: Language; path: string };

export function CartPage({ language, path }: Props) {
  const { title } = getMessages(language).cart;
  return (
    <>
      <PageHead site={getSiteTexts().site[language]} language={language} path={path} title={title} isIndexed={false} />
      <PageTitle>{title}</PageTitle>
      <CartSection language={language} />
    </>
  );
}
