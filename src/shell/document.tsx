import type { ReactNode } from 'react';
import type { Theme } from '../content/company/site.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { frame } from '../styled-system/recipes/index.js';
import { type ColorMode, getSurfaceColors, getThemeVariables } from '../ui/theme.ts';
import { RouteAnnouncer } from './route-announcer.client.tsx';
import { ScrollRestoration } from './scroll-restoration.client.tsx';
import { getManifestPath } from './site-files.ts';
import '../ui/styles.css';

type Props = {
  language: Language;
  theme: Theme;
  children: ReactNode;
};

/** Id of the `<main>` element, the target of the skip link. */
export const mainId = 'main';

/** The `<html>` document of one language: everything that stays the same across client-side navigation. */
export function Document({ language, theme, children }: Props) {
  const styles = frame();
  const { light, dark } = getSurfaceColors(theme);
  return (
    <html
      lang={language}
      data-color-mode={theme.initialColorMode}
      // The server adds an inline script to documents with this attribute; it applies the visitor's color mode before
      // first paint.
      data-theme-colors={theme.hasColorModeSwitch ? `${light} ${dark}` : undefined}
      style={getThemeVariables(theme)}
      // The color mode and the consent banner change attributes before React comes.
      suppressHydrationWarning
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
      </body>
    </html>
  );
}

/** `theme-color` for the browser's own UI. */
function ThemeColors({ colorMode, light, dark }: { colorMode: ColorMode; light: string; dark: string }) {
  if (colorMode !== 'system') return <meta name="theme-color" content={colorMode === 'dark' ? dark : light} />;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
    </>
  );
}
