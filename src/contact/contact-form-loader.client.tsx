'use client';

import { type ComponentProps, lazy, Suspense, use } from 'react';
import { importOptional } from '../base/import-optional.ts';
import type { ContactForm } from './contact-form.tsx';
import { toFormId } from './form-ids.ts';
import { useFirstInteraction } from './use-first-interaction.ts';

const form = 'contact';
/** Before loading the form again after a failure. */
const retryDelayMs = 5_000;

const load = () => import('./contact-form.tsx');
let onFirstInteraction = () => {};
const firstInteraction = new Promise<void>((resolve) => {
  onFirstInteraction = resolve;
});

// A form that the server has rendered works without JavaScript and is hydrated on the first interaction.
const isServerRendered = import.meta.env.SSR || document.getElementById(toFormId(form)) !== null;
const Form = import.meta.env.SSR
  ? (await load()).ContactForm
  : lazy(isServerRendered ? loadWithRetries : async () => ({ default: (await load()).ContactForm }));

export function ContactFormLoader(props: ComponentProps<typeof ContactForm>) {
  const hasChanged = useFirstInteraction(form, onFirstInteraction, props);
  // After a client-side navigation the previous page stays until the form has loaded.
  return isServerRendered ? (
    <Suspense>
      <WaitingForm isOpen={import.meta.env.SSR || hasChanged} form={props} />
    </Suspense>
  ) : (
    <Form {...props} />
  );
}

/** Stays dehydrated until the first interaction, or until React would wait for it, when the page around it changes. */
function WaitingForm({ isOpen, form }: { isOpen: boolean; form: ComponentProps<typeof ContactForm> }) {
  if (!isOpen) use(firstInteraction);
  return <Form {...form} />;
}

/** Retries until the form has loaded; until then the browser submits it natively. */
async function loadWithRetries(): Promise<{ default: typeof ContactForm }> {
  for (;;) {
    const module = await importOptional(load);
    if (module) return { default: module.ContactForm };
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
  }
}
