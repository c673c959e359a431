import { pairFields, type Ring, toValues } from './ring-pair.ts';

/** All values of the ring that the form does not change, so that both rings have as many fields of each name. */
export function HiddenRing({ ring }: { ring: Ring }) {
  const values = toValues(ring);
  return pairFields.map((name) => <input key={name} type="hidden" name={name} value={values[name] ?? ''} />);
}
