import type { ReactNode } from 'react';
import type { Theme } from '../content/company/site.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { OfflineSupport } from '../offline/offline-support.client.tsx';
import { frame } from '../styled-system/recipes/index.js';
import '../ui/styles.css';
import { getSurfaceColors } from '../ui/surface-colors.ts';
import { type ColorMode, getThemeVariables } from '../ui/theme.ts';
import { RouteAnnouncer } from './route-announcer.client.tsx';
import { ScrollRestoration } from './scroll-restoration.client.tsx';
import { getManifestPath } from './site-files.ts';

type Props = {
  language: Language;
  theme: Theme;
  children: ReactNode;
};

/** Where `Main` stands, for those who skip the menu. */
export const mainId = 'main';

/** The document of one language: everything that never changes while a visitor walks from page to page. */
export function Document({ language, theme, children }: Props) {
  const styles = frame();
  const { light, dark } = getSurfaceColors(theme);
  return (
    <html
      lang={language}
      data-color-mode={theme.initialColorMode}
      // The server gives documents that say this the script which takes the visitor's choice before anything is painted.
      data-theme-colors={theme.hasColorModeSwitch ? `${light} ${dark}` : undefined}
      style={getThemeVariables(theme)}
    >
      <head>
        <meta name="format-detection" content="telephone=no" />
        <ThemeColors colorMode={theme.initialColorMode} light={light} dark={dark} />
        <link rel="manifest" href={getManifestPath(language)} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </head>
      <body className={styles.body}>
        <a href={`#${mainId}`} className={styles.skipLink}>
          {getMessages(language).shell.skipToContent}
        </a>
        {children}
        <RouteAnnouncer />
        <ScrollRestoration />
        <OfflineSupport />
      </body>
    </html>
  );
}

/** The browser's own surfaces take the colour of the page. */
function ThemeColors({ colorMode, light, dark }: { colorMode: ColorMode; light: string; dark: string }) {
  if (colorMode !== 'system') return <meta name="theme-color" content={colorMode === 'dark' ? dark : light} />;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
    </>
  );
}
