'use client';

import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Messages } from '../../i18n/messages/shape.ts';
import type { gate } from '../../styled-system/recipes/index.js';
import type { SlotClasses } from '../../ui/slot-classes.ts';
import { allowContent, isContentAllowed, onConsentChange } from '../consent-signal.ts';

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
  /** Who is named, and allowed to show it. */
  host: string;
  /** A document of ours below `/embed/`. */
  frame: { src: string; title: string; sandbox?: string };
  messages: GateMessages;
  /** Who gets what, and the way there without us. */
  about: ReactNode;
  /** A picture of what would load. */
  children: ReactNode;
};

type Phase = 'loading' | 'ready' | 'failed';

/** Milliseconds after which something that says nothing has not come. */
const timeoutMs = 20_000;
const maxHeight = 3_000;

/** What another house shows, in the place of its picture, while the visitor wants it. */
export function ContentGate({ service, host, frame, messages: words, about, children }: Props) {
  const [isWanted, setIsWanted] = useState<boolean>();
  const [phase, setPhase] = useState<Phase>('loading');
  const [attempt, setAttempt] = useState(0);
  const [height, setHeight] = useState<number>();
  const shown = useRef<HTMLIFrameElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const hasSpoken = useRef(false);
  const focusNext = useRef<'frame' | 'opener'>(undefined);

  const listen = useCallback(
    (onChange: () => void) =>
      onConsentChange(() => {
        // What was let in once goes too: whoever takes something back means what is before their eyes.
        if (!isContentAllowed(service, host)) setIsWanted(undefined);
        onChange();
      }),
    [service, host],
  );
  const isAllowed = useSyncExternalStore(
    listen,
    () => isContentAllowed(service, host),
    () => false,
  );
  const isOpen = isWanted ?? isAllowed;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a frame of its own.
  useEffect(() => {
    const target = focusNext.current === 'frame' ? shown.current : focusNext.current && opener.current;
    focusNext.current = undefined;
    target?.focus();
    if (!isOpen) return;
    setPhase('loading');
    setHeight(undefined);
    hasSpoken.current = false;
    const timer = setTimeout(() => setPhase((now) => (now === 'loading' ? 'failed' : now)), timeoutMs);
    const hear = ({ source, origin, data }: MessageEvent) => {
      // A sandboxed document has no origin to speak of; the window that speaks is ours all the same.
      if (!source || source !== shown.current?.contentWindow) return;
      if (origin !== location.origin && !(frame.sandbox && origin === 'null')) return;
      hasSpoken.current = true;
      const news: unknown = data?.embed;
      if (news === 'ready' || news === 'failed') setPhase(news);
      if (typeof news === 'number' && news > 0) setHeight(Math.min(Math.ceil(news), maxHeight));
    };
    addEventListener('message', hear);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', hear);
    };
  }, [isOpen, attempt, frame.sandbox]);

  // Whoever waits in the frame goes on where something can be done about it.
  useLayoutEffect(() => {
    if (phase === 'failed' && document.activeElement === shown.current) again.current?.focus();
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
          <iframe
            key={attempt}
            ref={shown}
            className={styles.frame}
            allow="fullscreen"
            // Ours begins to speak before it is whole; what is whole and has said nothing is an error page.
            onLoad={() => hasSpoken.current || setPhase('failed')}
            {...frame}
          />
        )}
        <div className={styles.news} role="status">
          {isOpen && phase !== 'ready' && (
            // Each piece of news is an element of its own: one that changed its size would move.
            <div key={phase}>
              <p>{words[phase]}</p>
              {phase === 'failed' && (
                <button
                  ref={again}
                  type="button"
                  className="button button--appearance_outline button--size_small"
                  onClick={retry}
                >
                  {words.retry}
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
              ref={opener}
              type="button"
              className="button button--appearance_solid button--size_medium"
              onClick={() => open(false)}
            >
              {words.once}
            </button>
            <button
              type="button"
              className="button button--appearance_outline button--size_medium"
              onClick={() => open(true)}
            >
              {words.always}
            </button>
          </div>
          <button
            type="button"
            className={`${styles.close} button button--appearance_outline button--size_medium`}
            onClick={close}
          >
            {words.close}
          </button>
        </div>
      </div>
    </>
  );
}
