import type { Branch } from '../content/company/branch.ts';
import { type Company, getDirectionsHref } from '../content/company/company.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import type { Contact } from './contact-details.client.tsx';

/** What the drawer says of how the house is reached. */
export function toContact(company: Company, branch: Branch | undefined, language: Language): Contact {
  const { phone, directions, openingHours, closed } = getMessages(language).content;
  const { address, email, displayName } = company;
  const numbers = [company.phone, company.mobile].flatMap((number) =>
    number ? [{ href: number.href, label: number.text, title: phone }] : [],
  );
  return {
    links: email ? [...numbers, { href: `mailto:${email}`, label: email }] : numbers,
    address: address && {
      lines: [displayName, `${address.street} ${address.number}`, `${address.zipCode} ${address.city}`],
      directionsHref: getDirectionsHref(address),
      directions,
    },
    openingDays: branch?.openingDays ?? [],
    branchId: branch?.id,
    language,
    openingHours,
    closed,
  };
}
