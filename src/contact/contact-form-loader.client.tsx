'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import { importOptional } from '../base/import-optional.ts';
import type { ContactForm } from './contact-form.tsx';
import { toFormId } from './form-ids.ts';
import { useFirstInteraction } from './use-first-interaction.ts';

const form = 'contact';
/** Milliseconds before a form that did not come is asked for again. */
const retryDelayMs = 5_000;

const load = () => import('./contact-form.tsx');
let onFirstInteraction = () => {};
const firstInteraction = new Promise<void>((resolve) => {
  onFirstInteraction = resolve;
});

// What the server has drawn works as drawn; what brings it to life comes with the visitor's first move.
const isServerRendered = import.meta.env.SSR || document.getElementById(toFormId(form)) !== null;
const Form = import.meta.env.SSR
  ? (await load()).ContactForm
  : lazy(isServerRendered ? loadOnInteraction : async () => ({ default: (await load()).ContactForm }));

export function ContactFormLoader(props: ComponentProps<typeof ContactForm>) {
  useFirstInteraction(form, onFirstInteraction, props);
  // Whoever walks here from another page sees that one until the form is whole.
  return isServerRendered ? (
    <Suspense>
      <Form {...props} />
    </Suspense>
  ) : (
    <Form {...props} />
  );
}

/** Never gives up: as long as it does not come, the form is sent as forms are without scripts. */
async function loadOnInteraction(): Promise<{ default: typeof ContactForm }> {
  await firstInteraction;
  for (;;) {
    const module = await importOptional(load);
    if (module) return { default: module.ContactForm };
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
  }
}
