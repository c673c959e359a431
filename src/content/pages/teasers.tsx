import type { Language } from '../../i18n/languages.ts';
import { teaserGrid } from '../../styled-system/recipes/index.js';
import { Heading } from '../../ui/heading.tsx';
import { Picture } from '../../ui/picture.client.tsx';
import { EditorLink } from '../addresses/editor-link.tsx';
import { toAnchor } from './anchor.ts';
import type { Teaser } from './page.ts';
import '../../ui/content.css';

type Props = { heading: string | null; teasers: readonly Teaser[]; language: Language };

/** Grid of links to other pages with picture, title and text. */
export function Teasers({ heading, teasers, language }: Props) {
  const styles = teaserGrid();
  return (
    <section className={styles.root}>
      {heading && (
        <Heading level={2} id={toAnchor(heading)}>
          {heading}
        </Heading>
      )}
      <ul className={styles.list}>
        {teasers.map((teaser) => (
          <li key={teaser.title} className={styles.item} lang={teaser.lang}>
            <TeaserLink teaser={teaser} isBelowHeading={heading !== null} language={language} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type TeaserLinkProps = { teaser: Teaser; isBelowHeading: boolean; language: Language };

function TeaserLink({ teaser, isBelowHeading, language }: TeaserLinkProps) {
  const styles = teaserGrid();
  const Title = isBelowHeading ? 'h3' : 'h2';
  const inside = (
    <>
      {teaser.image && (
        <Picture
          {...teaser.image}
          alt=""
          sizes="(min-width: 62em) 33vw, (min-width: 30em) 50vw, 100vw"
          maxWidth={800}
          ratio="wide"
        />
      )}
      <Title className={styles.title}>{teaser.title}</Title>
      {teaser.text && <p className={styles.text}>{teaser.text}</p>}
      {teaser.label && <span className={styles.label}>{teaser.label}</span>}
    </>
  );
  return teaser.href ? (
    <EditorLink href={teaser.href} language={language} className={styles.link}>
      {inside}
    </EditorLink>
  ) : (
    <div>{inside}</div>
  );
}
