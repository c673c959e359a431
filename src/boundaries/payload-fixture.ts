import { execFileSync } from 'node:child_process';

/**
 * RSC payloads as React's own renderer writes them, in a process with the condition `react-server`.
 *
 * @param script an expression of the models, one payload each; `h` is createElement, `client(key, name)` a client
 *   component, `later(value)` a promise, and `Suspense` React's
 */
export function renderPayloads(script: string): Uint8Array[] {
  const program = `
    import { createElement as h, Suspense } from 'react';
    import { registerClientReference, renderToReadableStream } from 'react-server-dom-webpack/server.edge';
    const manifest = {};
    const client = (key, name) => {
      manifest[key + '#' + name] = { id: key, chunks: [], name };
      return registerClientReference(() => null, key, name);
    };
    const later = (value) => new Promise((resolve) => setTimeout(resolve, 5, value));
    const out = [];
    for (const model of ${script}) {
      const stream = renderToReadableStream(model, manifest);
      out.push(Buffer.from(await new Response(stream).arrayBuffer()).toString('base64'));
    }
    process.stdout.write(out.join('\\n'));
  `;
  const output = execFileSync(
    process.execPath,
    ['--conditions=react-server', '--input-type=module', '--eval', program],
    { cwd: import.meta.dirname, env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 64 * 1024 ** 2 },
  );
  return output
    .toString()
    .split('\n')
    .map((line) => new Uint8Array(Buffer.from(line, 'base64')));
}
