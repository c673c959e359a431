'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import { useLoadWhenOpened } from '../requests/use-load-when-opened.ts';
import type { RatingFields } from './rating-fields.tsx';

const load = () => import('./rating-fields.tsx');
const { promise: requested, resolve: request } = Promise.withResolvers<void>();

// The server renders the form at once; a browser loads its code when the disclosure opens.
const Form = import.meta.env.SSR
  ? (await load()).RatingFields
  : lazy(async () => ({ default: (await requested.then(load)).RatingFields }));

/** Loads the form while React renders a changed page, which waits until the form is hydrated. */
const Request = lazy(async () => {
  request();
  return { default: () => null };
});

export function LazyRatingForm(props: ComponentProps<typeof RatingFields>) {
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
