'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import { importQuietly } from '../base/import-quietly.ts';
import type { ContactForm } from './contact-form.tsx';
import { toFormId } from './form-parts.ts';
import { useSignOfLife } from './use-sign-of-life.ts';

const form = 'contact';
/** Milliseconds before a form that did not come is asked for again. */
const pause = 5_000;

const load = () => import('./contact-form.tsx');
let wake = () => {};
const firstSign = new Promise<void>((resolve) => {
  wake = resolve;
});

// What the server has drawn works as drawn; what brings it to life comes with the visitor's first move.
const isDrawn = import.meta.env.SSR || document.getElementById(toFormId(form)) !== null;
const Form = import.meta.env.SSR
  ? (await load()).ContactForm
  : lazy(isDrawn ? bringToLife : async () => ({ default: (await load()).ContactForm }));

export function ContactFormPlace(props: ComponentProps<typeof ContactForm>) {
  useSignOfLife(form, wake, props);
  // Whoever walks here from another page sees that one until the form is whole.
  return isDrawn ? (
    <Suspense>
      <Form {...props} />
    </Suspense>
  ) : (
    <Form {...props} />
  );
}

/** Never gives up: as long as it does not come, the form is sent as forms are without scripts. */
async function bringToLife(): Promise<{ default: typeof ContactForm }> {
  await firstSign;
  for (;;) {
    const module = await importQuietly(load);
    if (module) return { default: module.ContactForm };
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
