'use client';

import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isPrerendering } from '../../base/when-activated.ts';
import type { Messages } from '../../i18n/messages/shape.ts';
import type { gate } from '../../styled-system/recipes/index.js';
import type { SlotClasses } from '../../ui/slot-classes.ts';
import { allowContent } from '../consent-storage.ts';
import { isContentAllowed, onConsentChange } from '../stored-consents.ts';
import { type GateDocument, GateFrame } from './gate-frame.tsx';

type ClientSlot = 'stage' | 'frame' | 'news' | 'note' | 'choice' | 'open' | 'close';

const styles: Pick<SlotClasses<'gate', typeof gate>, ClientSlot> = {
  stage: 'gate__stage',
  frame: 'gate__frame',
  news: 'gate__news',
  note: 'gate__note',
  choice: 'gate__choice',
  open: 'gate__open',
  close: 'gate__close',
};

export type GateMessages = Pick<Messages['gates'], 'once' | 'always' | 'close' | 'loading' | 'failed' | 'retry'>;

type Props = {
  service: string;
  /** The third-party host that the visitor allows. */
  host: string;
  frame: GateDocument;
  messages: GateMessages;
  /** The data that the provider receives, and a direct link. */
  about: ReactNode;
  /** The placeholder. */
  children: ReactNode;
};

type Phase = 'loading' | 'ready' | 'failed';

/** A placeholder that loads third-party content in an iframe once the visitor allows it. */
export function ContentGate({ service, host, frame, messages, about, children }: Props) {
  const [isWanted, setIsWanted] = useState<boolean>();
  const [phase, setPhase] = useState<Phase>('loading');
  const [attempt, setAttempt] = useState(0);
  const [height, setHeight] = useState<number>();
  const frameRef = useRef<HTMLIFrameElement>(null);
  const openButton = useRef<HTMLButtonElement>(null);
  const retryButton = useRef<HTMLButtonElement>(null);
  const focusNext = useRef<'frame' | 'opener'>(undefined);

  const subscribe = useCallback(
    (onChange: () => void) =>
      onConsentChange(() => {
        // A withdrawn consent also closes content that was allowed once.
        if (!isContentAllowed(service, host)) setIsWanted(undefined);
        onChange();
      }),
    [service, host],
  );
  const isAllowed = useSyncExternalStore(
    subscribe,
    // A page that nobody has opened contacts no third party.
    () => !isPrerendering() && isContentAllowed(service, host),
    () => false,
  );
  const isOpen = isWanted ?? isAllowed;

  const start = () => {
    setPhase('loading');
    setHeight(undefined);
    if (focusNext.current === 'frame') frameRef.current?.focus();
    focusNext.current = undefined;
  };
  useEffect(() => {
    if (isOpen) return;
    if (focusNext.current === 'opener') openButton.current?.focus();
    focusNext.current = undefined;
  }, [isOpen]);

  // A visitor who waits inside the frame gets the focus on the retry button.
  useLayoutEffect(() => {
    if (phase === 'failed' && document.activeElement === frameRef.current) retryButton.current?.focus();
  }, [phase]);

  const open = (isForGood: boolean) => {
    focusNext.current = 'frame';
    if (isForGood) allowContent(service, host);
    setIsWanted(true);
  };
  const close = () => {
    focusNext.current = 'opener';
    setIsWanted(false);
  };
  const retry = () => {
    focusNext.current = 'frame';
    setAttempt(attempt + 1);
  };
  return (
    <>
      <div
        className={styles.stage}
        data-phase={isOpen ? phase : undefined}
        style={{ height: isOpen ? height : undefined }}
      >
        {children}
        {isOpen && (
          <GateFrame
            key={attempt}
            ref={frameRef}
            className={styles.frame}
            frame={frame}
            isLoading={phase === 'loading'}
            onStart={start}
            onReady={() => setPhase('ready')}
            onFailed={() => setPhase('failed')}
            onHeight={setHeight}
          />
        )}
        <div className={styles.news} role="status">
          {isOpen && phase !== 'ready' && (
            // Keyed, so that each message is a new element and does not animate its size.
            <div key={phase}>
              <p>{messages[phase]}</p>
              {phase === 'failed' && (
                <button
                  ref={retryButton}
                  type="button"
                  className="button button--appearance_outline button--size_small"
                  onClick={retry}
                >
                  {messages.retry}
                </button>
              )}
            </div>
          )}
        </div>
      </div>
      <div className={styles.note}>
        {about}
        <div className={styles.choice} data-open={isOpen || undefined}>
          <div className={styles.open}>
            <button
              ref={openButton}
              type="button"
              className="button button--appearance_solid button--size_medium"
              onClick={() => open(false)}
            >
              {messages.once}
            </button>
            <button
              type="button"
              className="button button--appearance_outline button--size_medium"
              onClick={() => open(true)}
            >
              {messages.always}
            </button>
          </div>
          <button
            type="button"
            className={`${styles.close} button button--appearance_outline button--size_medium`}
            onClick={close}
          >
            {messages.close}
          </button>
        </div>
      </div>
    </>
  );
}
