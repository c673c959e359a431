import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Blocks } from './blocks.tsx';
import type { Block, WrittenBlock } from './page.ts';

const noGate = () => null;

const quote = (text: string, language: WrittenBlock['language']): WrittenBlock => ({
  kind: 'quote',
  quote: text,
  source: null,
  language,
});

test('words in another language are marked with it, and those in the visitor’s are not', () => {
  const blocks = [quote('Gold bleibt.', 'de'), quote('Silber auch.', 'de'), quote('L’or reste.', 'fr')];
  const html = renderToStaticMarkup(<Blocks blocks={blocks} language="fr" videoGate={noGate} />);
  expect(html.match(/lang="/g)).toHaveLength(1);
  expect(html).toMatch(
    /<div class="page__blocks" lang="de">.*Gold bleibt.*Silber auch.*<\/div><div class="page__blocks">/,
  );
});

const film = (source: Extract<Block, { kind: 'video' }>['source']): WrittenBlock => ({
  kind: 'video',
  title: 'Vom Granulat zum Ring',
  caption: null,
  poster: { id: 'poster', width: 1600, height: 1200, alt: 'Werkstatt' },
  source,
  language: 'de',
});
const elsewhere = { provider: 'youtube', id: 'vierlinden1', href: 'https://www.youtube.com/watch?v=x' } as const;

test('where a film lies elsewhere, the page puts its gate', () => {
  const gate = () => <button type="button">Erlauben</button>;
  const html = renderToStaticMarkup(<Blocks blocks={[film(elsewhere)]} language="de" videoGate={gate} />);
  expect(html).toContain('Erlauben');
  expect(html).not.toContain('youtube.com');
});

test('a film of our own plays in its place, and the gate has no say', () => {
  const own = { provider: 'own', href: '/media/1/werkstatt.mp4', type: 'video/mp4' } as const;
  const html = renderToStaticMarkup(<Blocks blocks={[film(own)]} language="de" videoGate={() => 'Erlauben'} />);
  expect(html).toContain('<source src="/media/1/werkstatt.mp4" type="video/mp4"/>');
  expect(html).not.toContain('Erlauben');
});

test('a file to take home says what it is and how large', () => {
  const files = [{ href: '/media/1/preise.pdf', title: 'Preise', format: 'PDF', bytes: 1_234_567 }];
  const block: WrittenBlock = { kind: 'downloads', heading: null, files, language: 'de' };
  const html = renderToStaticMarkup(<Blocks blocks={[block]} language="de" videoGate={noGate} />);
  expect(html).toMatch(/Zum Herunterladen.*href="\/media\/1\/preise\.pdf".*Preise.*PDF, 1,2 MB/);
});
