import type { Language } from '../../i18n/languages.ts';
import { findPairSheet } from '../../server/orders/find-pair-sheet.ts';
import { previewRoutes } from '../routes.ts';
import type { importScreens } from './screens.tsx';
import type { RegisteredPage, RegisterPage } from './shop-pages.tsx';

type Options = {
  registerPage: RegisterPage;
  screens: Awaited<ReturnType<typeof importScreens>>;
  languages: readonly Language[];
  language: Language;
  /** A layout without menu and footer. */
  sheetLayout: string;
};

/** Registers what only staff see, by signed links: drafts as pages of the site, and pairs of wedding rings on paper. */
export function registerPreviews({
  registerPage,
  screens,
  languages,
  language,
  sheetLayout,
}: Options): RegisteredPage[] {
  const root = previewRoutes[language];
  const draft = registerPage(`${root}/[collection]/[id]`, 'dynamic', (props) => {
    const pageProps = { language, path: `${root}/${props.collection}/${props.id}` };
    return (
      <screens.PreviewPage
        {...{ language, languages, ...props }}
        renderPage={(page) => screens.render(page, language)}
        renderPathPage={(page) => <screens.PathPage page={page} {...pageProps} />}
        renderArticle={(article) => <screens.ArticlePage article={article} {...pageProps} />}
        renderProduct={(id) => <screens.ProductDraftPage id={id} query={props.query} {...pageProps} />}
      />
    );
  });
  const pairSheet = registerPage(
    `${root}/rings/[collection]/[id]`,
    'dynamic',
    ({ collection, id, query = '' }) => (
      <screens.PairSheetPage {...{ language, collection, id, query, findPairSheet }} />
    ),
    sheetLayout,
  );
  return [draft, pairSheet];
}
