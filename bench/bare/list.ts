import { createElement as h, type ReactNode } from 'react';
import { type BareCard, makeCards } from './cards.ts';

type RenderLink = (href: string, name: string) => ReactNode;

/** A list of cards with the elements of ours, without styles, frame, filters and scripts of the shop. */
export function BareList({ list, renderLink }: { list: number; renderLink: RenderLink }) {
  return h(
    'main',
    null,
    h('h1', null, 'Schmuck'),
    makeCards(list).map((card) => h(Card, { key: card.name, ...card, renderLink })),
  );
}

function Card({ name, href, maker, teaser, price, picture, renderLink }: BareCard & { renderLink: RenderLink }) {
  const offered = [320, 480, 800].map((width) => `${picture}/${width}.avif ${width}w`).join(', ');
  return h(
    'article',
    { className: 'card' },
    h(
      'picture',
      null,
      h('source', { type: 'image/avif', srcSet: offered, sizes: '(min-width: 80em) 20vw, 50vw' }),
      h('img', { src: `${picture}/480.jpg`, width: 2800, height: 2100, alt: '', loading: 'lazy' }),
    ),
    h('p', null, maker),
    h('h2', null, renderLink(href, name)),
    h('p', null, teaser),
    h('p', null, h('data', { value: price }, price)),
  );
}
