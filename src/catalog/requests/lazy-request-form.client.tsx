'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import type { RequestForm } from './request-form.tsx';
import { useLoadWhenOpened } from './use-load-when-opened.ts';

const load = () => import('./request-form.tsx');
const { promise: requested, resolve: request } = Promise.withResolvers<void>();

// The server renders the form at once; a browser loads its code when the disclosure opens.
const Form = import.meta.env.SSR
  ? (await load()).RequestForm
  : lazy(async () => ({ default: (await requested.then(load)).RequestForm }));

/** Loads the form while React renders a changed page, which waits until the form is hydrated. */
const Request = lazy(async () => {
  request();
  return { default: () => null };
});

export function LazyRequestForm(props: ComponentProps<typeof RequestForm>) {
  const [ref, hasChanged] = useLoadWhenOpened(request, props);
  return (
    <div ref={ref}>
      {hasChanged && <Request />}
      <Suspense>
        <Form {...props} />
      </Suspense>
    </div>
  );
}
