import type { Phone } from './phone.ts';
import { PhoneLink } from './phone-link.tsx';

type Props = { label: string; title: string; phone: Phone | null };

/** One line of a list of numbers; nothing where the house has no such number. */
export function PhoneNumber({ label, title, phone }: Props) {
  if (!phone) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <PhoneLink phone={phone} title={title} />
      </dd>
    </div>
  );
}
