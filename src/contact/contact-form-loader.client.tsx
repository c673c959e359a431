'use client';

import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { importOptional } from '../base/import-optional.ts';
import type { ContactForm } from './contact-form.tsx';
import { hasDraft } from './draft-store.ts';
import { toFormId } from './form-ids.ts';

type Props = ComponentProps<typeof ContactForm>;

const form = 'contact';
/** Before loading the form again after a failure. */
const retryDelayMs = 5_000;

/** User input, a history navigation, or autofill. */
const interactionEvents = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'scroll',
  'focusin',
  'input',
  'popstate',
];

const load = () => import('./contact-form.tsx');
let onFirstInteraction = () => {};
const firstInteraction = new Promise<void>((resolve) => {
  onFirstInteraction = resolve;
});

// A form that the server has rendered works without JavaScript and is hydrated on the first interaction.
const isServerRendered = import.meta.env.SSR || document.getElementById(toFormId(form)) !== null;
const Form = import.meta.env.SSR ? (await load()).ContactForm : lazy(loadForm);

/** Loads the form while React renders a changed page, which waits until the form is hydrated. */
const Interaction = lazy(async () => {
  onFirstInteraction();
  return { default: () => null };
});

export function ContactFormLoader(props: Props) {
  const [first] = useState(props);
  useFirstInteraction(props.attachment !== undefined);
  // After a client-side navigation the previous page stays until the form has loaded.
  return isServerRendered ? (
    <>
      {first !== props && <Interaction />}
      <Suspense>
        <Form {...props} />
      </Suspense>
    </>
  ) : (
    <Form {...props} />
  );
}

/**
 * Reports the first interaction, and one at once when there is a draft to restore.
 *
 * @param isNeeded whether the form shows something that only the browser has
 */
function useFirstInteraction(isNeeded: boolean): void {
  useEffect(() => {
    // The visitor may have interacted before hydration.
    if (isNeeded || hasDraft(form) || navigator.userActivation?.hasBeenActive) return onFirstInteraction();
    const controller = new AbortController();
    const onEvent = (event: Event) => {
      // Browsers send one for a pointer that rests where the page appears.
      const isMove = event instanceof PointerEvent && event.type === 'pointermove';
      if (!isMove || event.movementX || event.movementY) onFirstInteraction();
    };
    for (const type of interactionEvents) addEventListener(type, onEvent, { signal: controller.signal, capture: true });
    return () => controller.abort();
  }, [isNeeded]);
}

/** Retries until a server-rendered form has loaded; until then the browser submits it natively. */
async function loadForm(): Promise<{ default: typeof ContactForm }> {
  if (isServerRendered) await firstInteraction;
  for (;;) {
    const module = await (isServerRendered ? importOptional(load) : load());
    if (module) return { default: module.ContactForm };
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
  }
}
