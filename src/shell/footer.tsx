import type { ReactNode } from 'react';
import type { MenuLink } from '../content/menu.ts';
import type { Widget } from '../content/widget.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { footer, wrapper } from '../styled-system/recipes/index.js';
import { type FooterContent, FooterWidget } from './footer-widget.tsx';
import { getLanguageChoices } from './language-choices.ts';
import { LanguageSwitch } from './language-switch.client.tsx';
import { MenuEntry } from './menu-entry.client.tsx';
import { navigationId } from './navigation-href.ts';

type Props = FooterContent & {
  languages: readonly Language[];
  /** Columns in the editor's order; none means the standard ones. */
  widgets: readonly Widget[];
  legal: readonly MenuLink[];
  /** Buttons beside the legal links, such as the one that opens the cookie settings. */
  children?: ReactNode;
};

const standardWidgets: readonly Widget[] = ['address', 'contact', 'openingHours', 'navigation'].map((name) => ({
  name,
  header: null,
  showLogo: name === 'address',
}));

export function Footer({ languages, widgets, legal, children, ...content }: Props) {
  const words = getMessages(content.language);
  const styles = footer();
  const columns = widgets.length > 0 ? widgets : standardWidgets;
  return (
    <footer className={styles.root}>
      <div className={`${wrapper()} ${styles.inside}`}>
        <div id={navigationId} className={styles.columns}>
          {columns.map((widget) => (
            <FooterWidget key={`${widget.name} ${widget.header}`} widget={widget} content={content} />
          ))}
        </div>
        <div className={styles.base}>
          <nav aria-label={words.shell.legal}>
            <ul className={styles.legal}>
              {legal.map((link) => (
                <li key={link.label}>
                  <MenuEntry entry={link} newTabLabel={words.content.opensInNewTab} className={styles.link} />
                </li>
              ))}
              {children && <li>{children}</li>}
            </ul>
          </nav>
          <LanguageSwitch
            current={content.language}
            choices={getLanguageChoices(languages)}
            label={words.shell.languages}
            form="full"
          />
        </div>
      </div>
    </footer>
  );
}
