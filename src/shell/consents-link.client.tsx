'use client';

import type { SyntheticEvent } from 'react';
import { openConsentBanner } from '../consent/stored-consents.ts';
import { useIsHydrated } from './is-hydrated.ts';

type Props = { href: string; className?: string | undefined; children: string };

/** Reopens the consent banner. Without JavaScript it is a link to the privacy policy. */
export function ConsentsLink({ href, className, children }: Props) {
  const isHydrated = useIsHydrated();
  const press = (event: SyntheticEvent<HTMLElement>) => {
    event.preventDefault();
    openConsentBanner(event.currentTarget);
  };
  return (
    <a
      href={href}
      className={className}
      role={isHydrated ? 'button' : undefined}
      onClick={press}
      onKeyDown={(event) => event.key === ' ' && press(event)}
    >
      {children}
    </a>
  );
}
