import type { BannerFrame, openFrame } from './banner-frame.ts';
import { type BannerAction, toBannerMarkup } from './banner-markup.ts';
import { readChoices, refuseAll, saveChoices } from './consent-choices.ts';
import { type ConsentEntry, findUnanswered, selectQuestions, toAnswers, toChoices } from './consent-entries.ts';
import { removeAnswers, writeAnswers } from './consent-storage.ts';
import { toBoxId, toPurposeMarkup } from './purpose-markup.ts';
import type { BannerOptions } from './show-banner.ts';
import { onConsentChange, readAnswers } from './stored-consents.ts';
import { uncoverFocused } from './uncover-focused.ts';

type Options = BannerOptions & {
  /** The open banner that nobody had touched. */
  frame: BannerFrame | undefined;
  /** Passed on, so that no chunk has to be shared. */
  openFrame: typeof openFrame;
};

type Banner = {
  /** The purposes that are asked now; answers to others stay. */
  asked: readonly ConsentEntry[];
  /** Moves the focus into a banner that the visitor has opened. */
  focus: (opener: HTMLElement | null) => void;
  /** Follows the stored answers, which another tab may have changed. */
  follow: () => void;
  remove: () => void;
};

/** The open banner. */
let current: Banner | undefined;

/** Shows the banner with the unanswered purposes, or with all of them where it was open or the visitor has opened it. */
export function showView({ file, place, signal, request, frame, openFrame }: Options): void {
  // A banner that is open is not replaced by an automatic one.
  if (current && !request) return;
  const { entries, words: messages, policyHref } = file;
  const isWhole = request !== undefined || frame !== undefined;
  const { asked, unanswered, isAgain } = selectQuestions(entries, readAnswers(), isWhole);
  removeAnswers(unanswered);
  if (asked.length === 0) {
    // Purposes that need no consent are stored without asking.
    const locked = entries.filter((entry) => entry.locked);
    return void writeAnswers(toAnswers(toChoices(locked, [], () => false)));
  }
  if (!current || current.asked.length < asked.length) {
    current?.remove();
    const again = { ...messages, title: messages.againTitle, text: messages.againText };
    const markup = asked.length < entries.length ? toBannerMarkup(again, policyHref) : file.banner;
    const banner = fillBanner(file, asked, frame ?? openFrame(place, markup), () => {
      if (current === banner) current = undefined;
    });
    if (isAgain) banner.expand();
    current = banner;
    signal.addEventListener('abort', banner.remove);
  }
  if (request) current.focus(request.opener);
  current.follow();
}

/** Makes a frame the banner, in a corner, which leaves the page usable. No box is preselected. */
function fillBanner(
  { entries, words: messages }: BannerOptions['file'],
  asked: readonly ConsentEntry[],
  { root, list, close: closeFrame }: BannerFrame,
  onRemove: () => void,
): Banner & { expand: () => void } {
  /** Undefined until the visitor has opened the banner. */
  let opener: HTMLElement | null | undefined;
  let choices = readChoices(entries);
  const isAsked = ({ function_id }: ConsentEntry) => asked.some((entry) => entry.function_id === function_id);
  list(choices.filter(isAsked).map((choice) => toPurposeMarkup(choice, messages)));
  const boxes = [...root.querySelectorAll('input')];
  const findBox = (functionId: string) => boxes.find(({ id }) => id === toBoxId(functionId));

  const isAnswered = () => findUnanswered(entries, readAnswers()).length === 0;
  const isClosable = () => opener !== undefined && isAnswered();
  const showCloseButton = () => {
    const button = root.querySelector<HTMLButtonElement>(`[value=${'close' satisfies BannerAction}]`);
    if (button) button.hidden = !isClosable();
  };
  const remove = () => {
    stop();
    closeFrame();
    onRemove();
  };
  const close = () => {
    const hasFocus = root.contains(document.activeElement);
    remove();
    if (opener) opener.focus();
    else if (hasFocus) document.querySelector('main')?.focus({ preventScroll: true });
  };
  const follow = () => {
    // The visitor has answered in another tab.
    if (isAnswered() && opener === undefined) return close();
    showCloseButton();
    const before = choices;
    choices = readChoices(entries);
    for (const [index, { function_id, consentGiven }] of choices.entries()) {
      const box = findBox(function_id);
      // A draft stays unless the stored answer of the same purpose has changed.
      if (box && consentGiven !== before[index]?.consentGiven) box.checked = consentGiven;
    }
  };
  const actions = new Map<string, () => void>(
    Object.entries({
      close: () => undefined,
      refuse: () => refuseAll(entries, asked),
      allow: () => saveChoices(entries, asked, () => true),
      select: () => saveChoices(entries, asked, (id) => findBox(id)?.checked === true),
    } satisfies Record<BannerAction, () => void>),
  );
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const act = actions.get(button?.value ?? '');
    if (!act) return;
    stop();
    act();
    close();
  });
  root.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape' && isClosable()) close();
  });
  const stopFollowing = onConsentChange(follow);
  const stopUncovering = uncoverFocused(root);
  function stop() {
    stopFollowing();
    stopUncovering();
  }
  return {
    asked,
    expand: () => root.querySelector('details')?.setAttribute('open', ''),
    focus: (next) => {
      opener = next;
      showCloseButton();
      root.focus({ preventScroll: true });
    },
    follow,
    remove,
  };
}
