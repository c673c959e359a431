import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import { useStore } from '../ui/use-store-state.ts';
import { consentClasses as styles } from './consent-classes.ts';
import { type ConsentEntry, findUnanswered } from './consent-entries.ts';
import type { ConsentFile } from './consent-file.ts';
import { ConsentPurpose } from './consent-purpose.tsx';
import { allowAll, connectConsents, consents, refuseAll, saveSelected } from './consent-store.ts';
import { onConsentChange, readAnswers } from './stored-consents.ts';
import '../ui/consents.css';

/** Between the focused element and the covering element, in pixels. */
const gap = 8;

type Props = {
  file: ConsentFile;
  /** The purposes that are asked now; answers to others stay. */
  entries: readonly ConsentEntry[];
  /** The visitor has answered before. */
  isAgain: boolean;
  /** The visitor has opened the banner; then it takes the focus. */
  request: { opener: HTMLElement | null } | undefined;
  onClose: () => void;
};

/** The consent banner in a corner, which leaves the page usable. No box is preselected. */
export function ConsentBanner({
  file: { entries: all, words: messages, policyHref },
  entries,
  isAgain,
  request,
  onClose,
}: Props) {
  const root = useRef<HTMLElement>(null);
  const { choices } = useStore(consents);
  const asked = new Set(entries.map(({ function_id }) => function_id));
  const isUpdate = isAgain && !request;

  // Closes when the visitor answers in another tab.
  useEffect(() => (request ? undefined : onConsentChange(() => isAnswered(all) && onClose())), [request, all, onClose]);
  useEffect(() => connectConsents(all), [all]);
  useEffect(() => (root.current ? reserveBottomSpace(root.current) : undefined), []);
  useEffect(() => {
    if (request) root.current?.focus({ preventScroll: true });
  }, [request]);

  const choose = (save: (asked: ReadonlySet<string>) => void) => () => {
    save(asked);
    onClose();
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && request && isAnswered(all)) onClose();
  };
  return (
    <section
      ref={root}
      className={styles.root}
      tabIndex={-1}
      aria-labelledby="consents-title"
      data-screen-only
      onKeyDown={closeOnEscape}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id="consents-title" className={styles.title}>
            {isUpdate ? messages.againTitle : messages.title}
          </h2>
          {request && isAnswered(all) && (
            <button type="button" className={styles.close} aria-label={messages.close} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </div>
        <p>
          {isUpdate ? messages.againText : messages.text} <a href={policyHref}>{messages.policy}</a>
        </p>
        <details className="expander__root" open={isAgain}>
          <summary className={`expander__title ${styles.summary}`}>
            {messages.purposes}
            <Icon name="chevron" />
          </summary>
          <ul className={styles.purposes}>
            {choices
              .filter(({ function_id }) => asked.has(function_id))
              .map((choice) => (
                <ConsentPurpose key={choice.function_id} choice={choice} messages={messages} />
              ))}
          </ul>
        </details>
      </div>
      <div className={styles.buttons}>
        <button
          type="button"
          className="button button--appearance_solid button--size_medium"
          onClick={choose(refuseAll)}
        >
          {messages.refuseAll}
        </button>
        <button
          type="button"
          className="button button--appearance_solid button--size_medium"
          onClick={choose(allowAll)}
        >
          {messages.allowAll}
        </button>
        <button
          type="button"
          className="button button--appearance_outline button--size_medium"
          onClick={choose(saveSelected)}
        >
          {messages.allowSelected}
        </button>
      </div>
    </section>
  );
}

const isAnswered = (entries: readonly ConsentEntry[]) => findUnanswered(entries, readAnswers()).length === 0;

/**
 * Keeps the area under a fixed element at the bottom free: sets the scroll padding for focused elements, and extends
 * the page, so that its end can be scrolled into view. Visible content does not move.
 *
 * @returns stops it
 */
function reserveBottomSpace(cover: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () => {
    const covered = Math.ceil(innerHeight - cover.getBoundingClientRect().top) + gap;
    const bar = Number.parseFloat(getComputedStyle(document.body).paddingBottom) || 0;
    style.setProperty('--covered', `${covered}px`);
    style.setProperty('--beyond', `${Math.max(0, covered - bar)}px`);
  };
  // Browsers scroll the text cursor into view, but not always the whole field.
  const scrollIntoViewIfCovered = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible') && isCoveredBy(target, cover)) {
      target.scrollIntoView({ block: 'nearest' });
    }
  };
  const observer = new ResizeObserver(measure);
  observer.observe(cover);
  addEventListener('resize', measure);
  addEventListener('focusin', scrollIntoViewIfCovered);
  return () => {
    observer.disconnect();
    removeEventListener('resize', measure);
    removeEventListener('focusin', scrollIntoViewIfCovered);
    for (const name of ['--covered', '--beyond']) style.removeProperty(name);
  };
}

function isCoveredBy(element: Element, cover: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const above = cover.getBoundingClientRect();
  const isBeside = left >= above.right || right <= above.left || top >= above.bottom || bottom <= above.top;
  return !isBeside && !cover.contains(element);
}
