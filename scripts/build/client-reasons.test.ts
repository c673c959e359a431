import { expect, test } from 'vitest';
import { readSyntax } from './client-reasons.ts';

const reasonsOf = (code: string) =>
  readSyntax(code, 'src/x.client.tsx').reasons.map(({ kind, name, line }) => `${kind} ${name} ${line}`);

test('names hooks, handlers, browser globals and class components where they occur first', () => {
  expect(
    reasonsOf(`'use client';
import { Component, useState } from 'react';
export function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + window.scrollY)}>{count}</button>;
}
export class Trap extends Component {}
const again = () => useState(1);
`),
  ).toEqual(['hook useState 4', 'handler onClick 5', 'browser-global window 5', 'class Trap 7']);
});

test('finds no reason in names that only look like one', () => {
  expect(
    reasonsOf(`import type { Window } from './window.ts';
type Props = { window: Window; onClick: () => void; document?: typeof document };
export const Link = ({ location, online, used }: { location: string; online: string; used: string }) => (
  <a href={location} data-window={online.history}>{used}</a>
);
export const user = (useful: string) => ({ history: useful });
const onLoad = (navigator: { name: string }) => navigator.name;
`),
  ).toEqual([]);
});

test('lists what is imported at runtime, and no types', () => {
  const { imports } = readSyntax(
    `import { a } from './a.ts';
import type { B } from './b.ts';
export { c } from './c.ts';
const later = () => import('./d.ts');`,
    'src/x.ts',
  );
  expect(imports).toEqual([
    { source: './a.ts', line: 1 },
    { source: './c.ts', line: 3 },
    { source: './d.ts', line: 4 },
  ]);
});
