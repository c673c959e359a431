import { readChoices, refuseAll, saveChoices } from './consent-choices.ts';
import { consentClasses as styles } from './consent-classes.ts';
import { type ConsentEntry, findUnanswered } from './consent-entries.ts';
import type { ConsentFile } from './consent-file.ts';
import { createElement, createIcon } from './create-element.ts';
import { createPurposeItem } from './purpose-item.ts';
import { reserveBottomSpace } from './reserve-bottom-space.ts';
import { onConsentChange, readAnswers } from './stored-consents.ts';
import '../ui/consents.css';

type Options = {
  file: ConsentFile;
  /** The purposes that are asked now; answers to others stay. */
  asked: readonly ConsentEntry[];
  /** The visitor has answered before. */
  isAgain: boolean;
  /** The element that holds the banner. */
  place: HTMLElement;
  onRemove: () => void;
};

export type Banner = Pick<Options, 'asked'> & {
  /** Moves the focus into a banner that the visitor has opened. */
  focus: (opener: HTMLElement | null) => void;
  remove: () => void;
};

/** The consent banner in a corner, which leaves the page usable. No box is preselected. */
export function openBanner({ file, asked, isAgain, place, onRemove }: Options): Banner {
  const { entries, words: messages, policyHref } = file;
  /** Undefined until the visitor has opened the banner. */
  let opener: HTMLElement | null | undefined;
  let choices = readChoices(entries);
  const purposes = choices
    .filter(({ function_id }) => asked.some((entry) => entry.function_id === function_id))
    .map((choice) => ({ id: choice.function_id, ...createPurposeItem(choice, messages) }));
  const findBox = (functionId: string) => purposes.find(({ id }) => id === functionId)?.box;

  const isUpdate = asked.length < entries.length;
  const title = createElement(
    'h2',
    { id: 'consents-title', class: styles.title },
    isUpdate ? messages.againTitle : messages.title,
  );
  const closeButton = createElement(
    'button',
    { type: 'button', class: styles.close, 'aria-label': messages.close, hidden: true },
    createIcon('close'),
  );
  const createAction = (label: string, appearance: 'solid' | 'outline', save: () => void) => {
    const classes = `button button--appearance_${appearance} button--size_medium`;
    const button = createElement('button', { type: 'button', class: classes }, label);
    button.addEventListener('click', () => {
      stop();
      save();
      close();
    });
    return button;
  };
  const root = createElement(
    'section',
    { class: styles.root, tabindex: '-1', 'aria-labelledby': 'consents-title', 'data-screen-only': 'true' },
    createElement(
      'div',
      { class: styles.body },
      createElement('div', { class: styles.head }, title, closeButton),
      createElement(
        'p',
        {},
        `${isUpdate ? messages.againText : messages.text} `,
        createElement('a', { href: policyHref }, messages.policy),
      ),
      createElement(
        'details',
        { class: 'expander__root', open: isAgain },
        createElement(
          'summary',
          { class: `expander__title ${styles.summary}` },
          messages.purposes,
          createIcon('chevron'),
        ),
        createElement('ul', { class: styles.purposes }, ...purposes.map(({ item }) => item)),
      ),
    ),
    createElement(
      'div',
      { class: styles.buttons },
      createAction(messages.refuseAll, 'solid', () => refuseAll(entries, asked)),
      createAction(messages.allowAll, 'solid', () => saveChoices(entries, asked, () => true)),
      createAction(messages.allowSelected, 'outline', () =>
        saveChoices(entries, asked, (id) => findBox(id)?.checked === true),
      ),
    ),
  );

  const isClosable = () => opener !== undefined && findUnanswered(entries, readAnswers()).length === 0;
  const remove = () => {
    stop();
    root.remove();
    onRemove();
  };
  const close = () => {
    const hasFocus = root.contains(document.activeElement);
    remove();
    if (opener) opener.focus();
    else if (hasFocus) document.querySelector('main')?.focus({ preventScroll: true });
  };
  const stopFollowing = onConsentChange(() => {
    const isAnswered = findUnanswered(entries, readAnswers()).length === 0;
    // The visitor has answered in another tab.
    if (isAnswered && opener === undefined) return close();
    closeButton.hidden = !isClosable();
    const before = choices;
    choices = readChoices(entries);
    for (const [index, { function_id, consentGiven }] of choices.entries()) {
      const box = findBox(function_id);
      // A draft stays unless the stored answer of the same purpose has changed.
      if (box && consentGiven !== before[index]?.consentGiven) box.checked = consentGiven;
    }
  });
  closeButton.addEventListener('click', close);
  root.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isClosable()) close();
  });
  place.append(root);
  const stopReserving = reserveBottomSpace(root);
  function stop() {
    stopFollowing();
    stopReserving();
  }
  return {
    asked,
    focus: (next) => {
      opener = next;
      closeButton.hidden = !isClosable();
      root.focus({ preventScroll: true });
    },
    remove,
  };
}
