'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import { HydrationGate } from './hydration-gate.ts';
import type { RequestForm } from './request-form.tsx';
import { useLoadWhenOpened } from './use-load-when-opened.ts';

const load = () => import('./request-form.tsx');
const { promise: requested, resolve: request } = Promise.withResolvers<void>();

// The server renders the form at once; a browser loads its code when the disclosure opens.
const Form = import.meta.env.SSR
  ? (await load()).RequestForm
  : lazy(async () => ({ default: (await load()).RequestForm }));

export function LazyRequestForm(props: ComponentProps<typeof RequestForm>) {
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
