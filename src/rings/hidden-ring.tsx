import { type PairField, pairFields, type Ring, toValues } from './ring-pair.ts';

type Props = { ring: Ring; fields?: readonly PairField[] };

/**
 * Values of a ring that the form does not show, by default all of them, so that both rings have as many fields of each
 * name.
 */
export function HiddenRing({ ring, fields = pairFields }: Props) {
  const values = toValues(ring);
  return fields.map((name) => <input key={name} type="hidden" name={name} value={values[name] ?? ''} />);
}
