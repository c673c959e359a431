'use client';

import { useSyncExternalStore } from 'react';
import { findSender } from './sender-store.ts';

const subscribeToNothing = () => () => undefined;

type Props = {
  /** `Danke, {name}. Wir antworten an {email}.` */
  named: string;
  unnamed: string;
  className: string;
};

/** Thanks the sender by name where this tab has stored it. */
export function ThanksGreeting({ named, unnamed, className }: Props) {
  const sender = useSyncExternalStore(subscribeToNothing, findSender, () => undefined);
  return (
    <p className={className}>
      {sender ? named.replace(/\{(name|email)\}/g, (_, key: 'name' | 'email') => sender[key]) : unnamed}
    </p>
  );
}
