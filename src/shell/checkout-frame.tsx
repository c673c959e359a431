import type { ReactNode } from 'react';
import { ConsentBanner } from '../consent/consent-banner.ts';
import { getConsentEntries } from '../consent/consent-queries.ts';
import { getCompany } from '../content/company/company-queries.ts';
import { PhoneLink } from '../content/company/contact-links.tsx';
import { getSite } from '../content/company/site-queries.ts';
import { type Language, languageNames } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { getAddresses } from '../routing/addresses.ts';
import { findShownHref, hrefTo } from '../routing/routes.ts';
import { findShopHref } from '../routing/shop-routes.ts';
import { checkoutFrame, wrapper } from '../styled-system/recipes/index.js';
import { Document } from './document.tsx';
import { LinkButton } from './link-button.tsx';
import { Logo } from './logo.tsx';
import { Main } from './main.tsx';
import '../ui/checkout.css';

/**
 * Layout of the checkout: no menu and no distracting links. Its links load full documents, since the checkout has its
 * own Content-Security-Policy.
 */
export async function CheckoutFrame({ language, children }: { language: Language; children: ReactNode }) {
  const [site, company, consents] = await Promise.all([getSite(), getCompany(), getConsentEntries(language)]);
  const { checkout, content, legal, shell, withdraw } = getMessages(language);
  const styles = checkoutFrame();
  const cart = findShopHref('cart', language);
  const others = getAddresses().languages.flatMap((one) => {
    const href = one === language ? undefined : findShopHref('checkout', one);
    return href ? [{ language: one, href }] : [];
  });
  const accessibility = findShownHref('accessibility', language);
  const links = [
    { href: hrefTo('imprint', language), name: legal.imprint },
    { href: hrefTo('privacy', language), name: legal.privacy },
    { href: hrefTo('terms', language), name: content.legalPages.agb },
    { href: hrefTo('withdrawal', language), name: content.legalPages.widerruf },
    { href: hrefTo('shipping', language), name: content.legalPages['versand-und-zahlung'] },
    ...(accessibility ? [{ href: accessibility, name: legal.accessibility }] : []),
    { href: hrefTo('withdraw', language), name: withdraw.link },
    // In French, imprint and privacy share one URL.
  ].filter(({ href }, at, all) => all.findIndex((other) => other.href === href) === at);
  return (
    <Document language={language} theme={site.theme}>
      <ConsentBanner entries={consents} />
      <header className={styles.header}>
        <div className={`${wrapper()} ${styles.inside}`}>
          <a href={hrefTo('home', language)} className={styles.logo}>
            <Logo logo={site.logo} siteName={site.name} className={styles.name} />
          </a>
          <nav className={styles.tools} aria-label={shell.quickAccess}>
            {cart && <a href={cart}>{checkout.toCart}</a>}
            {company.phone && <PhoneLink phone={company.phone} language={language} />}
          </nav>
        </div>
      </header>
      <Main language={language}>{children}</Main>
      <footer className={styles.footer}>
        <div className={`${wrapper()} ${styles.inside}`}>
          <nav aria-label={shell.legal}>
            <ul className={styles.links}>
              {links.map(({ href, name }) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
              <li>
                <LinkButton href={`${hrefTo('privacy', language)}#cookies`}>{shell.cookieSettings}</LinkButton>
              </li>
            </ul>
          </nav>
          {others.length > 0 && (
            <nav aria-label={shell.languages}>
              <ul className={styles.links}>
                {others.map((one) => (
                  <li key={one.language}>
                    <a href={one.href} hrefLang={one.language} lang={one.language}>
                      {languageNames[one.language]}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </footer>
    </Document>
  );
}
