'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import type { ContactForm } from './contact-form.tsx';
import { toFormId } from './form-parts.ts';
import { useSignOfLife } from './use-sign-of-life.ts';

const form = 'contact';

const load = () => import('./contact-form.tsx');
const { promise: awake, resolve: wake } = Promise.withResolvers<void>();

// What the server has drawn works as drawn; what brings it to life comes with the visitor's first move.
const isDrawn = import.meta.env.SSR || document.getElementById(toFormId(form)) !== null;
if (!isDrawn) wake();
const Form = import.meta.env.SSR
  ? (await load()).ContactForm
  : lazy(async () => ({ default: (await awake.then(load)).ContactForm }));

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
