import { formatNumber } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { downloads } from '../../styled-system/recipes/index.js';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toAnchor } from './anchor.ts';
import type { Download } from './page.ts';
import '../../ui/content.css';

type Props = { heading: string | null; files: readonly Download[]; language: Language };

/** A list of downloads with title, format and size. */
export function Downloads({ heading, files, language }: Props) {
  if (files.length === 0) return null;
  const styles = downloads();
  const title = heading ?? getMessages(language).files.downloads;
  return (
    <section>
      <Heading level={2} id={toAnchor(title)} lang={heading ? undefined : language}>
        {title}
      </Heading>
      <ul className={styles.list}>
        {files.map((file) => (
          <li key={file.href}>
            <a href={file.href} className={styles.link} download>
              <Icon name="download" />
              <span className={styles.name}>{file.title}</span>
              <span className={styles.size}>
                {file.format}, {formatSize(file.bytes, language)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function formatSize(bytes: number, language: Language): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000
    ? `${formatNumber(kilobytes, language)} kB`
    : `${formatNumber(kilobytes / 1000, language, 1)} MB`;
}
