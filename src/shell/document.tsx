import type { ReactNode } from 'react';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { OfflineSupport } from '../offline/offline-support.client.tsx';
import { frame } from '../styled-system/recipes/index.js';
import '../ui/styles.css';
import { getSurfaceColors } from '../ui/surface-colors.ts';
import { type ColorMode, getThemeVariables, type ThemeChoice } from '../ui/theme.ts';
import { RouteAnnouncer } from './route-announcer.client.tsx';
import { ScrollRestoration } from './scroll-restoration.client.tsx';
import { getManifestPath } from './site-files.ts';

type Props = {
  language: Language;
  theme: ThemeChoice;
  colorMode: ColorMode;
  children: ReactNode;
};

/** Where `Main` stands, for those who skip the menu. */
export const mainId = 'main';

/** The document of one language: everything that never changes while a visitor walks from page to page. */
export function Document({ language, theme, colorMode, children }: Props) {
  const styles = frame();
  return (
    <html lang={language} data-color-mode={colorMode} style={getThemeVariables(theme)}>
      <head>
        <meta name="format-detection" content="telephone=no" />
        <ThemeColors theme={theme} colorMode={colorMode} />
        <link rel="manifest" href={getManifestPath(language)} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any" />
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
function ThemeColors({ theme, colorMode }: Pick<Props, 'theme' | 'colorMode'>) {
  const { light, dark } = getSurfaceColors(theme);
  if (colorMode !== 'system') return <meta name="theme-color" content={colorMode === 'dark' ? dark : light} />;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
    </>
  );
}
