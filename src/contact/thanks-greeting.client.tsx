'use client';

import { useSyncExternalStore } from 'react';
import { formatMessage } from '../i18n/format.ts';
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
  return <p className={className}>{sender ? formatMessage(named, sender) : unnamed}</p>;
}
