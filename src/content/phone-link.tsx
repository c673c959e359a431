import type { Phone } from './phone.ts';

/** A number to call, or as it is written where it cannot be called. */
export function PhoneLink({ phone: { text, href }, title }: { phone: Phone; title?: string }) {
  if (!href) return text;
  return (
    <a href={href} title={title}>
      {text}
    </a>
  );
}
