import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** A frame without a message for this long has failed. */
const timeoutMs = 20_000;
const maxHeight = 3_000;

/** A document of this site below `/embed/`. */
export type GateDocument = { src: string; title: string; sandbox?: string };

type Props = {
  frame: GateDocument;
  className: string;
  ref: RefObject<HTMLIFrameElement | null>;
  isLoading: boolean;
  /** Called once the frame is in the page. */
  onStart: () => void;
  onReady: () => void;
  onFailed: () => void;
  onHeight: (height: number) => void;
};

/** The iframe of an open gate. Its document posts messages about its state and its height. */
export function GateFrame({ frame, className, ref, isLoading, onStart, onReady, onFailed, onHeight }: Props) {
  const hasMessage = useRef(false);
  const start = useEffectEvent(onStart);
  const failIfLoading = useEffectEvent(() => {
    if (isLoading) onFailed();
  });
  const handleMessage = useEffectEvent(({ source, origin, data }: MessageEvent) => {
    // A sandboxed document has an opaque origin; its window is still the gate's own.
    if (!source || source !== ref.current?.contentWindow) return;
    if (origin !== location.origin && !(frame.sandbox && origin === 'null')) return;
    hasMessage.current = true;
    const message: unknown = data?.embed;
    if (message === 'ready') onReady();
    if (message === 'failed') onFailed();
    if (typeof message === 'number' && message > 0) onHeight(Math.min(Math.ceil(message), maxHeight));
  });

  useEffect(() => {
    start();
    const timer = setTimeout(() => failIfLoading(), timeoutMs);
    const onMessage = (event: MessageEvent) => handleMessage(event);
    addEventListener('message', onMessage);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', onMessage);
    };
  }, []);

  return (
    <iframe
      ref={ref}
      className={className}
      allow="fullscreen"
      // The gate's document posts a message before `load`; one that has not is an error page.
      onLoad={() => hasMessage.current || onFailed()}
      {...frame}
    />
  );
}
