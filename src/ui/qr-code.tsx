import { drawQrCode, toSvgPath } from '../base/qr-code.ts';

type Props = {
  text: string;
  /** Accessible name. */
  label: string;
};

/** A text as a QR code. Black on white in every colour scheme, as scanners need it. */
export function QrCode({ text, label }: Props) {
  const modules = drawQrCode(text);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${modules.length} ${modules.length}`} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${modules.length}v${modules.length}H0z`} />
      <path stroke="#000" d={toSvgPath(modules)} />
    </svg>
  );
}
