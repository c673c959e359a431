import { Link } from 'waku';
import type { Widget } from '../content/company/site.ts';
import type { MenuLink } from '../content/menus/menu.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { getAddresses } from '../routing/addresses.ts';
import { hrefTo } from '../routing/routes.ts';
import { footer, wrapper } from '../styled-system/recipes/index.js';
import type { ColorMode } from '../ui/theme.ts';
import { type FooterContent, FooterWidget } from './footer-widget.tsx';
import { getLanguageChoices } from './language-choices.ts';
import { LanguageSwitch } from './language-switch.client.tsx';
import { LinkButton } from './link-button.tsx';
import { MenuList } from './menu-list.client.tsx';

type Props = Omit<FooterContent, 'hasSocial'> & {
  languages: readonly Language[];
  /** The site's color mode; undefined if visitors cannot change it. */
  colorMode: ColorMode | undefined;
  /** Columns in the editor's order; empty for the default ones. */
  widgets: readonly Widget[];
  legal: readonly MenuLink[];
};

const standardWidgets: readonly Widget[] = ['address', 'contact', 'openingHours', 'navigation'].map((name) => ({
  name,
  header: null,
  showLogo: name === 'address',
}));

export function Footer({ languages, colorMode, widgets, legal, ...content }: Props) {
  const messages = getMessages(content.language);
  const styles = footer();
  const columns = widgets.length > 0 ? widgets : standardWidgets;
  const withdraw = getAddresses().storeRoots[content.language] && hrefTo('withdraw', content.language);
  const links = legal.length > 0 ? legal : getStandardLegal(content.language);
  const hasSocial = columns.some(({ name }) => name === 'social');
  return (
    // The consent banner sets a variable of it before React comes.
    <footer className={styles.root} suppressHydrationWarning>
      <div className={`${wrapper()} ${styles.inside}`}>
        <div className={styles.columns}>
          {columns.map((widget) => (
            <FooterWidget key={`${widget.name} ${widget.header}`} widget={widget} content={{ ...content, hasSocial }} />
          ))}
        </div>
        {withdraw && (
          <p className={styles.withdraw}>
            <Link to={withdraw} className={styles.withdrawLink}>
              {messages.withdraw.link}
            </Link>
          </p>
        )}
        <div className={styles.base}>
          <nav aria-label={messages.shell.legal}>
            <MenuList
              links={links.filter(({ href }) => href !== withdraw)}
              newTabLabel={messages.content.opensInNewTab}
              classes={{ list: styles.legal, link: styles.link }}
            >
              <LinkButton href={`${hrefTo('privacy', content.language)}#cookies`} className={styles.link}>
                {messages.shell.cookieSettings}
              </LinkButton>
            </MenuList>
          </nav>
          {import.meta.env.DEV && (
            <a className={styles.link} href={content.language === 'de' ? '/_boundaries' : '/en/_boundaries'} lang="en">
              Boundaries
            </a>
          )}
          {colorMode && <ColorModeSwitch initial={colorMode} language={content.language} />}
          <LanguageSwitch
            current={content.language}
            choices={getLanguageChoices(languages)}
            label={messages.shell.languages}
            form="full"
          />
        </div>
      </div>
    </footer>
  );
}

function getStandardLegal(language: Language): MenuLink[] {
  const { imprint, privacy } = getMessages(language).shell;
  return [
    { label: imprint, href: hrefTo('imprint', language) },
    { label: privacy, href: hrefTo('privacy', language) },
  ];
}

/** Select for light, dark or system color mode. `color-mode-choice.ts` handles its changes and sets its value. */
function ColorModeSwitch({ initial, language }: { initial: ColorMode; language: Language }) {
  const { colorMode, colorModes } = getMessages(language).shell;
  const styles = footer();
  return (
    <label className={`${styles.link} ${styles.mode}`}>
      {colorMode}
      <select name="int-color-mode" defaultValue={initial}>
        {(['light', 'dark', 'system'] as const).map((mode) => (
          <option key={mode} value={mode}>
            {colorModes[mode]}
          </option>
        ))}
      </select>
    </label>
  );
}
