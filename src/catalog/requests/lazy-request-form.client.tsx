'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import type { RequestForm } from './request-form.tsx';
import { useLoadWhenOpened } from './use-load-when-opened.ts';

const load = () => import('./request-form.tsx');
const { promise: awake, resolve: wake } = Promise.withResolvers<void>();

// The server renders the form at once; a browser loads its code when the disclosure opens.
const Form = import.meta.env.SSR
  ? (await load()).RequestForm
  : lazy(async () => ({ default: (await awake.then(load)).RequestForm }));

export function LazyRequestForm(props: ComponentProps<typeof RequestForm>) {
  const ref = useLoadWhenOpened(wake, props);
  return (
    <div ref={ref}>
      <Suspense>
        <Form {...props} />
      </Suspense>
    </div>
  );
}
