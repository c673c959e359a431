'use client';

import { useState, useSyncExternalStore } from 'react';
import { searchesKey } from '../base/searches-key.ts';
import { viewedKey } from '../base/viewed-key.ts';
import { formatMessage } from '../i18n/format-message.ts';
import type { WorkerMessage } from '../offline/cache-names.ts';
import type { consentManager } from '../styled-system/recipes/index.js';
import type { SlotClasses } from '../ui/slot-classes.ts';
import {
  allowContent,
  listAllowedContent,
  readConsent,
  resetConsents,
  saveAnswer,
  withdrawContent,
} from './consent-storage.ts';
import { onConsentChange, openConsentBanner, removeStored } from './stored-consents.ts';

const styles = {
  root: 'consent-manager__root',
  group: 'consent-manager__group',
  actions: 'consent-manager__actions',
} satisfies SlotClasses<'consent-manager', typeof consentManager>;

type ManagerMessages = {
  intro: string;
  contents: string;
  none: string;
  /** `„{name}“ ist nicht mehr erlaubt.` */
  withdrawn: string;
  statistics: string;
  count: string;
  counted: string;
  notCounted: string;
  open: string;
  reset: string;
};

type Props = {
  messages: ManagerMessages;
  /** Display names by service; an unknown service is shown by its stored name. */
  names: Readonly<Record<string, string>>;
  /** The revision of the question about analytics; null where there are none. */
  question: number | null;
};

type Content = { service: string; host: string };

const listAllowed = () => JSON.stringify(listAllowedContent());
const none = () => '[]';

/**
 * Checkboxes of the allowed services, for withdrawing consent. A cleared one stays on the page, so that the focus is
 * kept and the change can be undone.
 */
export function ConsentBoxes({ messages, names, question }: Props) {
  const allowed: readonly Content[] = JSON.parse(useSyncExternalStore(onConsentChange, listAllowed, none));
  const [cleared, setCleared] = useState<readonly Content[]>([]);
  const [status, setStatus] = useState('');
  const isAllowed = ({ service, host }: Content) => allowed.some((one) => one.service === service && one.host === host);
  const contents = [...allowed, ...cleared.filter((one) => !isAllowed(one))].sort((a, b) =>
    a.service < b.service ? -1 : 1,
  );

  const change = (content: Content) => {
    const isWithdrawn = isAllowed(content);
    const { service, host } = content;
    setCleared([...cleared.filter((one) => one.service !== service), content]);
    setStatus(isWithdrawn ? formatMessage(messages.withdrawn, { name: getServiceName(names, content) }) : '');
    if (isWithdrawn) withdrawContent(service);
    else allowContent(service, host);
  };
  return (
    <div className={styles.root} data-scripted>
      <p>{contents.length > 0 ? messages.intro : messages.none}</p>
      <fieldset className={styles.group}>
        <legend className="visually-hidden">{messages.contents}</legend>
        <ul>
          {contents.map((content) => (
            <li key={content.service}>
              <input
                type="checkbox"
                id={`content-${content.service}`}
                checked={isAllowed(content)}
                onChange={() => change(content)}
              />
              <label htmlFor={`content-${content.service}`}>{getServiceName(names, content)}</label>
            </li>
          ))}
        </ul>
        <p role="status">{status}</p>
      </fieldset>
      {question !== null && <Statistics words={messages} question={question} />}
      <div className={styles.actions}>
        <button
          type="button"
          className="button button--appearance_outline button--size_small"
          onClick={({ currentTarget }) => openConsentBanner(currentTarget)}
        >
          {messages.open}
        </button>
        <button
          type="button"
          className="button button--appearance_outline button--size_small"
          onClick={({ currentTarget }) => {
            resetConsents();
            forgetHistory();
            navigator.serviceWorker?.controller?.postMessage({ call: 'forget' } satisfies WorkerMessage);
            openConsentBanner(currentTarget);
          }}
        >
          {messages.reset}
        </button>
      </div>
    </div>
  );
}

/** Components on this page take it for a change in another tab. */
function forgetHistory() {
  for (const key of [viewedKey, searchesKey]) {
    removeStored(key);
    dispatchEvent(new StorageEvent('storage', { key }));
  }
}

/** The opt-out of analytics, which replaces Matomo's own iframe. */
function Statistics({ words: messages, question }: { words: ManagerMessages; question: number }) {
  const isCounted = useSyncExternalStore(
    onConsentChange,
    () => readConsent('matomo', question),
    () => false,
  );
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{messages.statistics}</legend>
      <p>
        <input
          type="checkbox"
          id="count-visits"
          checked={isCounted}
          onChange={() =>
            saveAnswer({ function_id: 'matomo', consentGiven: !isCounted, locked: false, revision: question })
          }
        />
        <label htmlFor="count-visits">{messages.count}</label>
      </p>
      <p role="status">{isCounted ? messages.counted : messages.notCounted}</p>
    </fieldset>
  );
}

function getServiceName(names: Props['names'], { service, host }: Content): string {
  return `${(Object.hasOwn(names, service) && names[service]) || service} (${host})`;
}
