import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findRenderEffects } from './render-effects.ts';

const src = resolve(import.meta.dirname, '../src');

const read = (file: string) => readFileSync(join(src, file), 'utf8');

/** What hydrates. Server components also note for the page cache, while they render, what their response depends on. */
function readHydrated(): Map<string, string> {
  const found = new Map(globSync('**/*.client.{ts,tsx}', { cwd: src }).map((file) => [file, read(file)]));
  for (const [file, text] of found) {
    for (const [, path = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g)) {
      const target = join(dirname(file), path);
      if (!found.has(target)) found.set(target, read(target));
    }
  }
  return found;
}

test('components and hooks read stores by useStore and have no effect while they render', () => {
  const hydrated = readHydrated();
  expect(hydrated.size).toBeGreaterThan(250);
  expect(findRenderEffects(hydrated)).toEqual([]);
});

const store = `
  import { proxy } from 'valtio/vanilla';
  export const cart = createStore({ lines: [] });
  export const countLines = () => cart.lines.length;
  export function clearCart() { cart.lines = []; }
  export const later = (run) => setTimeout(run);
  let opened = 0;
  export const open = () => { opened += 1; return opened; };`;
const imports = `import { cart, clearCart, countLines, later, open } from './cart-store.ts';`;

test.each([
  ['function One() { return cart.lines.length; }', 'reads the store cart'],
  ['function One() { const { lines } = cart; return lines; }', 'reads the store cart'],
  ['function useOne() { return countLines(); }', 'calls countLines, which reads the store cart'],
  ['function One() { const view = () => cart.lines; return view(); }', 'reads the store cart'],
  ['const One = ({ ids }) => ids.map((id) => cart.lines[id]);', 'reads the store cart'],
  ['function One() { const [first] = useState(() => cart.lines); return first; }', 'reads the store cart'],
  ['function One() { cart.lines = []; return null; }', 'changes lines'],
  ['function useOne(value) { const ref = useRef(value); ref.current = value; }', 'uses a ref'],
  ['function useOne() { const ref = useRef(0); const { current } = ref; return current; }', 'uses a ref'],
  ['function useOne() { const ref = useRef(new Set()); ref.current.add(1); }', 'calls add for its effect'],
  ['function One({ isOld, load }) { if (isOld) load(); return null; }', 'calls load for its effect'],
  ['function One({ isOld }) { isOld && clearCart(); return null; }', 'calls clearCart for its effect'],
  ['function One() { void clearCart?.(); return null; }', 'calls clearCart for its effect'],
  ['function One(props) { props.count = 1; return null; }', 'changes count'],
  ['let seen = 0; function One() { seen += 1; return seen; }', 'changes seen'],
  ['function One() { return open(); }', 'calls open, which changes opened'],
  ["function One() { const answer = fetch('/one'); return use(answer); }", 'calls fetch'],
  ['function One() { const timer = later(One); return timer; }', 'calls later, which calls setTimeout'],
  ["function One() { return use(import('./two.ts')); }", 'imports a module'],
  ['class One extends Component { render() { return cart.lines; } }', 'reads the store cart'],
])('finds an effect of rendering: %s', (text, effect) => {
  const found = findRenderEffects(
    new Map([
      ['cart-store.ts', store],
      ['one.tsx', `${imports}\n${text}`],
    ]),
  );
  expect(found.map((line) => line.replace(/^one\.tsx: \w+ /, ''))).toContain(effect);
});

test.each([
  'function One() { const { lines } = useStore(cart); return lines.length; }',
  'function One() { return <button onClick={() => clearCart()}>{cart => cart.lines}</button>; }',
  'function One({ cart, current }) { return cart.lines[current]; }',
  'function useOne(value) { const ref = useRef(value); useEffect(() => { ref.current = cart.lines; }); return ref; }',
  'function One() { return useSyncExternalStore(subscribe, () => cart.lines, () => null); }',
  'function One({ id }) { const [seen, setSeen] = useState(id); if (seen !== id) setSeen(id); return seen; }',
  'function One({ ids }) { const found = []; for (const id of ids) found.push(id); return found; }',
  'type Cart = typeof cart; function One(props: { cart: typeof cart.lines }) { return props.cart; }',
  "const One = lazy(() => import('./two.ts'));",
  "import { preload } from 'react-dom'; function One() { preload('/one.avif', { as: 'image' }); return null; }",
])('lets pass what is no effect of rendering: %s', (text) => {
  const found = findRenderEffects(
    new Map([
      ['cart-store.ts', store],
      ['one.tsx', `${imports}\n${text}`],
    ]),
  );
  expect(found).toEqual([]);
});
