'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import { HydrationGate } from '../requests/hydration-gate.ts';
import { useLoadWhenOpened } from '../requests/use-load-when-opened.ts';
import type { RatingFields } from './rating-fields.tsx';

const load = () => import('./rating-fields.tsx');
const { promise: requested, resolve: request } = Promise.withResolvers<void>();

// The server renders the form at once; a browser loads its code when the disclosure opens.
const Form = import.meta.env.SSR
  ? (await load()).RatingFields
  : lazy(async () => ({ default: (await load()).RatingFields }));

export function LazyRatingForm(props: ComponentProps<typeof RatingFields>) {
  const [ref, hasChanged] = useLoadWhenOpened(request, props);
  return (
    <div ref={ref}>
      <Suspense>
        <HydrationGate isOpen={import.meta.env.SSR || hasChanged} until={requested}>
          <Form {...props} />
        </HydrationGate>
      </Suspense>
    </div>
  );
}
