import { formatPrice } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { bankTransfer } from '../../styled-system/recipes/index.js';
import { drawGiroCode, toSvgPath } from '../draw-giro-code.ts';
import { writeGiroCode } from '../giro-code.ts';
import type { Order } from '../order.ts';

type Props = { order: Order; language: Language };

/** The QR code of the bank transfer for banking apps. Black on white in every colour scheme, as scanners need it. */
export function GiroCode({ order: { bank_account, total_cents, number }, language }: Props) {
  const text = bank_account && writeGiroCode({ ...bank_account, cents: total_cents, reference: number });
  if (!text) return null;
  const { giroCode, giroCodeText, giroCodeName } = getMessages(language).order;
  const modules = drawGiroCode(text);
  return (
    <figure className={bankTransfer().code}>
      <svg
        role="img"
        aria-label={giroCodeName(formatPrice(total_cents, language), bank_account.recipient)}
        viewBox={`0 0 ${modules.length} ${modules.length}`}
        shapeRendering="crispEdges"
      >
        <path fill="#fff" d={`M0 0h${modules.length}v${modules.length}H0z`} />
        <path stroke="#000" d={toSvgPath(modules)} />
      </svg>
      <figcaption>
        <strong>{giroCode}</strong> {giroCodeText}
      </figcaption>
    </figure>
  );
}
