import { createServer } from 'node:http';
import { createElement as h } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { BareList } from './list.ts';

/** The list by React's server renderer and nothing else, in a process of its own; `?list=` says which one. */
const server = createServer(({ url = '/' }, response) => {
  const list = Number(new URL(url, 'http://localhost').searchParams.get('list'));
  const renderLink = (href: string, name: string) => h('a', { href }, name);
  const document = h(
    'html',
    { lang: 'de' },
    h('head', null, h('title', null, 'Schmuck')),
    h('body', null, h(BareList, { list, renderLink })),
  );
  const { pipe } = renderToPipeableStream(document, {
    onShellReady: () => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      pipe(response);
    },
  });
});

server.listen(Number(process.env.PORT), '127.0.0.1');
