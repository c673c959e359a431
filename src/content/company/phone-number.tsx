import type { Language } from '../../i18n/languages.ts';
import { PhoneLink } from './contact-links.tsx';
import type { Phone } from './phone.ts';

type Props = { label: string; title: string; phone: Phone | null; language: Language };

/** One line of a list of numbers; nothing where the house has no such number. */
export function PhoneNumber({ label, phone, ...link }: Props) {
  if (!phone) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <PhoneLink phone={phone} {...link} />
      </dd>
    </div>
  );
}
