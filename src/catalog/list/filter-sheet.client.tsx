'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { wideScreen } from './wide-screen.ts';

type Props = {
  classes: { sheet: string; head: string; close: string; foot: string };
  messages: { form: string; close: string; showResults: string };
  onClose: () => void;
  children: ReactNode;
};

/** The filters in a full-screen dialog on narrow screens; it closes when the screen becomes wide. */
export function FilterSheet({ classes, messages, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  useEffect(() => {
    dialog.current?.showModal();
    const screen = matchMedia(wideScreen);
    const leave = () => dialog.current?.close();
    screen.addEventListener('change', leave);
    return () => screen.removeEventListener('change', leave);
  }, []);

  return (
    <dialog ref={dialog} className={classes.sheet} aria-label={messages.form} onClose={onClose}>
      <div className={classes.head}>
        <p>{messages.form}</p>
        <button type="button" className={classes.close} aria-label={messages.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {children}
      <div className={classes.foot}>
        <button type="button" className="button button--appearance_solid button--size_medium" onClick={close}>
          {messages.showResults}
        </button>
      </div>
    </dialog>
  );
}
