import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Blocks } from './blocks.tsx';
import type { Block, LocalizedBlock } from './page.ts';

const noGate = () => null;

const quote = (text: string, language: LocalizedBlock['language']): LocalizedBlock => ({
  kind: 'quote',
  quote: text,
  source: null,
  language,
});

test('sets lang only on texts in another language', () => {
  const blocks = [quote('Gold bleibt.', 'de'), quote('Silber auch.', 'de'), quote('L’or reste.', 'fr')];
  const html = renderToStaticMarkup(<Blocks blocks={blocks} language="fr" videoGate={noGate} />);
  expect(html.match(/lang="/g)).toHaveLength(1);
  expect(html).toMatch(
    /<div class="blocks__root" lang="de">.*Gold bleibt.*Silber auch.*<\/div><div class="blocks__root">/,
  );
});

const film = (source: Extract<Block, { kind: 'video' }>['source']): LocalizedBlock => ({
  kind: 'video',
  title: 'Vom Granulat zum Ring',
  caption: null,
  poster: { id: 'poster', width: 1600, height: 1200, alt: 'Werkstatt' },
  source,
  language: 'de',
});
const elsewhere = { provider: 'youtube', id: 'vierlinden1', href: 'https://www.youtube.com/watch?v=x' } as const;

test('renders the consent gate for an external video', () => {
  const gate = () => <button type="button">Erlauben</button>;
  const html = renderToStaticMarkup(<Blocks blocks={[film(elsewhere)]} language="de" videoGate={gate} />);
  expect(html).toContain('Erlauben');
  expect(html).not.toContain('youtube.com');
});

test('plays an uploaded video without a consent gate', () => {
  const own = { provider: 'own', href: '/media/1/werkstatt.mp4', type: 'video/mp4' } as const;
  const html = renderToStaticMarkup(<Blocks blocks={[film(own)]} language="de" videoGate={() => 'Erlauben'} />);
  expect(html).toContain('<source src="/media/1/werkstatt.mp4" type="video/mp4"/>');
  expect(html).not.toContain('Erlauben');
});

test('shows format and size of a download', () => {
  const files = [{ href: '/media/1/preise.pdf', title: 'Preise', format: 'PDF', bytes: 1_234_567 }];
  const block: LocalizedBlock = { kind: 'downloads', heading: null, files, language: 'de' };
  const html = renderToStaticMarkup(<Blocks blocks={[block]} language="de" videoGate={noGate} />);
  expect(html).toMatch(/Zum Herunterladen.*href="\/media\/1\/preise\.pdf".*Preise.*PDF, 1,2 MB/);
});

test('sets lang on teasers, questions and answers in another language than their block', () => {
  const teaser = { title: 'Uhren', text: null, label: null, href: null, image: null, lang: 'de' } as const;
  const question = { question: 'Wie lange?', html: '<p>Eine Woche.</p>', lang: 'de' } as const;
  const shared = { heading: 'Carnet', language: 'fr' } as const;
  const doors = show(
    { ...shared, kind: 'teasers', teasers: [teaser, { ...teaser, title: 'Montres', lang: undefined }] },
    'fr',
  );
  expect(doors).toMatch(/<li[^>]* lang="de">.*Uhren.*<li class="[^"]*"><div>.*Montres/);
  const questions = show({ ...shared, kind: 'faq', items: [question] }, 'fr');
  expect(questions).toMatch(/<details[^>]*lang="de"[^>]*>.*Wie lange.*Eine Woche/);
});

const text = (html: string): LocalizedBlock => ({ kind: 'rich_text', html, language: 'de' });
const show = (block: LocalizedBlock, language: 'de' | 'fr' = 'de') =>
  renderToStaticMarkup(<Blocks blocks={[block]} language={language} videoGate={noGate} />);

test.each([
  ['tel:+493023125120', 'phone'],
  ['mailto:laden@vierlinden.example', 'mail'],
  ['https://zunft.example/', 'external'],
])('opens a link to %s in a new tab with the icon %s', (href, icon) => {
  expect(show(text(`<p><a href="${href}">Dort</a></p>`))).toMatch(
    new RegExp(`<a href="${href.replace('+', '\\+')}" target="_blank"[^>]*>Dort <svg.*?#${icon}".*?neuem Tab`),
  );
});

test.each(['javascript:alert(1)', 'irc://house.example'])('does not link %s', (href) => {
  expect(show(text(`<p><a href="${href}">Dort</a></p>`))).toContain('<p>Dort</p>');
});

test("labels an external link in the visitor's language, with lang", () => {
  const html = show(text('<p><a href="https://zunft.example/">Zunft</a></p>'), 'fr');
  expect(html).toMatch(/lang="de">.*Zunft.*<span[^>]* lang="fr">.*nouvel onglet/);
});

test("uses the visitor's language for default headings, the block's for the editor's", () => {
  const files = [{ href: '/media/1/preise.pdf', title: 'Preise', format: 'PDF', bytes: 1 }];
  const block: LocalizedBlock = { kind: 'downloads', heading: null, files, language: 'de' };
  expect(show(block, 'fr')).toMatch(/lang="de">.*<h2[^>]* lang="fr">/);
  expect(show({ ...block, heading: 'Listen' }, 'fr')).not.toContain('lang="fr"');
});

test('opens external teasers and buttons in a new tab', () => {
  const link = { href: 'https://zunft.example/', label: 'Zunft' };
  const away = /<a href="https:\/\/zunft.example\/" target="_blank".*#external/;
  const teaser = { title: 'Zunft', text: null, label: null, href: link.href, image: null };
  const shared = { heading: null, html: '', link, language: 'de' } as const;
  expect(show({ kind: 'teasers', heading: null, teasers: [teaser], language: 'de' })).toMatch(away);
  expect(show({ ...shared, kind: 'text_picture', image: null, side: 'left' })).toMatch(away);
  expect(show({ ...shared, kind: 'call_to_action', appearance: 'plain' })).toMatch(away);
});

test('sets French spacing in French texts', () => {
  expect(show(text('<p>Quoi ? <strong>Rien : rien.</strong></p>'), 'fr')).toContain(
    '<p>Quoi\u202f? <strong>Rien\u00a0: rien.</strong></p>',
  );
});
