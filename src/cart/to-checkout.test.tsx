import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getMessages } from '../i18n/messages.ts';
import { makeItem } from './cart-fixture.ts';
import type { LineNews } from './line-news.ts';
import { ToCheckout } from './to-checkout.tsx';

const draw = (news: LineNews[]) => {
  const line = { line: { ...makeItem(), cartId: 1, count: 2 }, said: undefined, news };
  return renderToStaticMarkup(
    <ToCheckout lines={[line]} href="/shop/kasse" words={getMessages('de').cart} isOffline={false} />,
  );
};

test('a cart of which nothing can be had leads to no checkout', () => {
  expect(draw([{ kind: 'sold_out' }])).toBe('');
});

test('what can be had leads there, or to what has to be settled before', () => {
  expect(draw([])).toContain('href="/shop/kasse"');
  expect(draw([{ kind: 'fewer', wanted: 2, left: 1 }])).toContain('<button');
});
