import { type FocusEvent, type SubmitEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Faults } from './find-faults.ts';

const isName = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/**
 * Faults are shown at a field once it was left, and all of them once somebody wants to go on: then their list gets the
 * focus.
 *
 * @param faults what is wrong now, whether it is to be shown or not
 * @param findNow the same, asked again at the moment of going on
 * @param isToldAtOnce whether nobody has typed what is wrong with a field, so that it is told before anybody leaves it
 */
export function useStepForm(
  faults: Faults,
  findNow: () => Faults | Promise<Faults>,
  onDone: () => void,
  isToldAtOnce: (field: string) => boolean = () => false,
) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [listed, setListed] = useState<{ fields: readonly string[] }>({ fields: [] });
  /** What only the moment of going on could tell; it stands until the field is changed. */
  const [told, setTold] = useState<Faults>({});
  const listRef = useRef<HTMLDivElement>(null);
  const all = { ...told, ...faults };

  useLayoutEffect(() => {
    if (listed.fields.length > 0) listRef.current?.focus();
  }, [listed]);

  const show = (fields: readonly string[]) => {
    setLeft((before) => new Set([...before, ...fields]));
    setListed({ fields });
  };

  return {
    /** To be shown at their fields. */
    shown: Object.fromEntries(
      Object.entries(all).filter(([field]) => left.has(field) || isToldAtOnce(field)),
    ) as Faults,
    /** Those that stood in the way of going on and still do. */
    listed: listed.fields.filter((field) => field in all),
    listRef,
    show,
    /** To be spread on the form, whose sentences stand below its fields instead of in the browser's bubbles. */
    listeners: {
      noValidate: true,
      onBlur: ({ target }: FocusEvent) => {
        if (isName(target) && target.name) setLeft((before) => new Set([...before, target.name]));
      },
      onInput: ({ target }: SyntheticEvent) => {
        if (isName(target)) setTold(({ [target.name]: _, ...others }) => others);
      },
      onSubmit: async (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const found = await findNow();
        const fields = Object.keys(found);
        setTold(found);
        if (fields.length > 0) show(fields);
        else onDone();
      },
    },
  };
}
