import type { ReactNode } from 'react';
import { expander, heading, messagePage, page, prose } from '../styled-system/recipes/index.js';
import { Icon } from './icon.tsx';

/**
 * Styled rich text.
 *
 * @param lang where it is not that of the page
 */
export function Prose({ children, lang }: { children: ReactNode; lang?: string | undefined }) {
  return (
    <div className={prose()} lang={lang}>
      {children}
    </div>
  );
}

type Props = {
  level: 2 | 3;
  /** Id of the heading, which becomes a link to itself. */
  id?: string | undefined;
  /** Whether the heading contains a link, so that it cannot be one itself. */
  containsLink?: boolean;
  /** Language of the heading, where the surrounding text may be in another one. */
  lang?: string | undefined;
  children: ReactNode;
};

export function Heading({ level, id, containsLink = false, lang, children }: Props) {
  const Tag = `h${level}` as const;
  const styles = heading({ level: `${level}` });
  return (
    <Tag id={id} className={styles.root} lang={lang}>
      {id && !containsLink ? (
        <a href={`#${id}`} className={styles.anchor}>
          {children}
        </a>
      ) : (
        children
      )}
    </Tag>
  );
}

type PageTitleProps = {
  /** Breadcrumbs of the page. */
  breadcrumbs?: ReactNode;
  /** A sentence below the title. */
  lead?: string;
  children: ReactNode;
};

/** The header of a page: breadcrumbs, title and lead. */
export function PageTitle({ breadcrumbs, lead, children }: PageTitleProps) {
  const styles = page();
  return (
    <header className={styles.intro}>
      {breadcrumbs}
      <h1 className={styles.title}>{children}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}

type ExpanderProps = {
  title: string;
  /** Of the expanders with the same name only one is open. */
  name?: string;
  /** Language of title and content, where it is not that of the page. */
  lang?: string | undefined;
  children: ReactNode;
};

/**
 * A disclosure with a title. Native `<details>`: it works without JavaScript, find-in-page opens it, and it closes when
 * `open` is removed or another one of its name opens.
 */
export function Expander({ title, name, lang, children }: ExpanderProps) {
  const styles = expander();
  return (
    <details name={name} lang={lang} className={styles.root}>
      <summary className={styles.title}>
        {title}
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
}

/** A section that scrolls where its content is wider than the screen. */
export function ScrollRegion({
  label,
  className,
  children,
}: {
  label: string;
  className: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: not every browser lets the keyboard focus a scroll container.
    <section className={className} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}

/** A page with a single message and a link or form. */
export function MessagePage({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={messagePage()}>
      <h1 className={page().title}>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}
