import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useStore } from '../../ui/use-store-state.ts';
import { loadPersonalizationDraft, savePersonalizationDraft } from './choice-draft-store.ts';
import { type Choice, maxSelectable, type Offer, parseVariant } from './product-choice.ts';
import { loadChoice, productChoice, resetChoice, setCount, setVariant } from './product-choice-store.ts';

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * The current choice; until it is loaded, the one that the server rendered.
 *
 * @param root contains the fields: values that were changed before hydration are taken over
 */
export function useChoice(
  offer: Offer,
  initial: Choice['variant'],
  root: RefObject<HTMLElement | null>,
): Readonly<Choice> {
  const choice = useStore(productChoice);
  const { id } = offer;
  const load = useEffectEvent((product: Offer['id']) => {
    const touched = root.current?.querySelector<HTMLInputElement>('input[name=variant]:checked')?.value;
    const requested = touched ?? new URLSearchParams(location.search).get('variant');
    loadChoice(product, parseVariant(offer, requested), {
      ...loadPersonalizationDraft(product, offer.fields),
      ...readFieldValues(root.current),
    });
    if (touched !== undefined && touched !== String(initial?.id)) setVariant(productChoice.variant);
    const count = root.current?.querySelector<HTMLInputElement>('input[data-count]')?.valueAsNumber;
    setCount(count ?? 1, maxSelectable(offer, productChoice));
  });

  useEffect(() => {
    load(id);
    return resetChoice;
  }, [id]);

  useEffect(() => {
    if (choice.product === id) savePersonalizationDraft(id, choice.personalization);
  }, [id, choice]);

  return choice.product === id ? choice : { product: id, variant: initial, count: 1, personalization: {} };
}

function readFieldValues(root: HTMLElement | null): Record<string, string> {
  const controls = [...(root?.querySelectorAll<Control>('[data-field]') ?? [])];
  return Object.fromEntries(
    controls.flatMap((control) => {
      const value = control.type === 'checkbox' ? readChecked(control) : control.value;
      return control.dataset.field && value ? [[control.dataset.field, value]] : [];
    }),
  );
}

function readChecked(control: Control): string {
  return control instanceof HTMLInputElement && control.checked ? 'yes' : '';
}
