import type { Language } from '../../i18n/languages.ts';
import type { PageKey } from '../routes.ts';

/** Pages are imported dynamically: static imports would put all of them into one client chunk. */
export async function importScreens() {
  const { HomePage } = await import('../../pages/home-page.tsx');
  const { ContactPage } = await import('../../pages/contact-page.tsx');
  const { ImprintPage } = await import('../../pages/imprint-page.tsx');
  const { PrivacyPage } = await import('../../pages/privacy-page.tsx');
  const { LegalTextPage } = await import('../../pages/legal-text-page.tsx');
  const { ContentPage } = await import('../../pages/content-page.tsx');
  const { ProductListPage } = await import('../../pages/product-list-page.tsx');
  const { ProductPage, ProductDraftPage } = await import('../../pages/product-page.tsx');
  const { WishlistPage } = await import('../../pages/wishlist-page.tsx');
  const { ComparePage } = await import('../../pages/compare-page.tsx');
  const { CartPage } = await import('../../pages/cart-page.tsx');
  const { ProductFormPage } = await import('../../pages/product-form-page.tsx');
  const { CheckoutFrame } = await import('../../shell/checkout-frame.tsx');
  const { CheckoutPage } = await import('../../pages/checkout-page.tsx');
  const { PreviewPage } = await import('../../pages/preview-page.tsx');
  const { ThanksPage } = await import('../../pages/thanks-page.tsx');
  const { NewsletterPage } = await import('../../pages/newsletter-page.tsx');
  const { NewsletterLinkPage } = await import('../../pages/newsletter-link-page.tsx');
  const { NewsletterMessagePage } = await import('../../pages/newsletter-message-page.tsx');
  const { NotFoundPage } = await import('../../pages/not-found-page.tsx');
  const { ShopStatusPage } = await import('../../pages/shop-status-page.tsx');
  const { AppointmentPage } = await import('../../pages/appointment-page.tsx');
  const { LegalContentPage } = await import('../../pages/legal-content-page.tsx');
  const { InsightsPage } = await import('../../pages/insights-page.tsx');
  const { ArticlePage } = await import('../../pages/article-page.tsx');
  const { PathPage } = await import('../../pages/path-page.tsx');
  const { AreaStart } = await import('../../pages/area-start.tsx');
  const { RingStudioPage } = await import('../../pages/ring-studio-page.tsx');
  const { PairSheetPage } = await import('../../pages/pair-sheet-page.tsx');
  const { RingAppointmentPage } = await import('../../pages/ring-appointment-page.tsx');
  const { WithdrawPage } = await import('../../pages/withdraw-page.tsx');
  const { WithdrawnPage } = await import('../../pages/withdrawn-page.tsx');
  const { OrderPage } = await import('../../pages/order-page.tsx');
  const { DisplayPage } = await import('../../pages/display-page.tsx');
  const { OfflinePage } = await import('../../pages/offline-page.tsx');

  const render = (page: PageKey, language: Language) => {
    switch (page) {
      case 'home':
        return <HomePage language={language} />;
      case 'display':
        return <DisplayPage language={language} />;
      case 'offline':
        return <OfflinePage language={language} />;
      case 'contact':
        return <ContactPage language={language} />;
      case 'thanks':
        return <ThanksPage language={language} />;
      case 'newsletter':
        return <NewsletterPage language={language} />;
      case 'imprint':
        return <ImprintPage language={language} />;
      case 'privacy':
        return <PrivacyPage language={language} />;
      case 'terms':
        return <LegalTextPage page={page} type="agb" language={language} />;
      case 'withdrawal':
        return <LegalTextPage page={page} type="widerruf" language={language} />;
      case 'withdraw':
        return <WithdrawPage language={language} />;
      case 'shipping':
        return <LegalTextPage page={page} type="versand-und-zahlung" language={language} />;
      case 'accessibility':
      case 'privacy_social':
        return <LegalContentPage page={page} language={language} />;
      case 'appointment':
        return <AppointmentPage language={language} />;
      case 'insights':
        return <InsightsPage language={language} />;
      default:
        return <ContentPage page={page} language={language} />;
    }
  };
  return {
    render,
    ProductListPage,
    WishlistPage,
    ComparePage,
    CartPage,
    ProductFormPage,
    ProductPage,
    ProductDraftPage,
    CheckoutFrame,
    CheckoutPage,
    WithdrawnPage,
    OrderPage,
    NewsletterLinkPage,
    NewsletterMessagePage,
    PreviewPage,
    NotFoundPage,
    ShopStatusPage,
    ArticlePage,
    PathPage,
    AreaStart,
    RingStudioPage,
    PairSheetPage,
    RingAppointmentPage,
  };
}
