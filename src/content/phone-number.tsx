import type { Phone } from './phone.ts';

type Props = { label: string; title: string; phone: Phone | null };

/** One line of a list of numbers; nothing where the house has no such number. */
export function PhoneNumber({ label, title, phone }: Props) {
  if (!phone) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {phone.href ? (
          <a href={phone.href} title={title}>
            {phone.text}
          </a>
        ) : (
          phone.text
        )}
      </dd>
    </div>
  );
}
