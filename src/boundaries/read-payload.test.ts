import { describe, expect, test } from 'vitest';
import { splitFlightRows } from './flight-rows.ts';
import { renderPayloads } from './payload-fixture.ts';
import type { BoundaryNode } from './payload-owners.ts';
import { readPayload } from './read-payload.ts';

const encode = (text: string) => new TextEncoder().encode(text);

/** A tree as lines: kind, name and HTML elements of each node. */
function outline({ kind, name, elements, children }: BoundaryNode): string[] {
  const line = [kind, name, elements > 0 ? String(elements) : ''].filter(Boolean).join(' ');
  return [line, ...children.flatMap((child) => outline(child).map((text) => `  ${text}`))];
}

function findNode(node: BoundaryNode, name: string): BoundaryNode | undefined {
  if (node.name === name) return node;
  return node.children.map((child) => findNode(child, name)).find((found) => found);
}

describe('the rows of a payload', () => {
  const [payload = new Uint8Array()] = renderPayloads(
    `[h('p', null, 'x'.repeat(2000) + 'ä\\n', new Uint8Array([10, 58, 44]), true)]`,
  );

  test('are split where React ends them, also within texts and binary data', () => {
    const rows = splitFlightRows(payload);
    expect(rows.map(({ tag }) => tag).sort()).toEqual(['', 'T', 'o']);
    expect(rows.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(payload.length);
  });

  test('end with the last complete one where a payload broke off', () => {
    const whole = splitFlightRows(payload).length;
    for (let end = 0; end < payload.length; end += 7) {
      expect(splitFlightRows(payload.subarray(0, end)).length).toBeLessThan(whole);
    }
  });

  test.each(['', ':', '0', '0:', '0:T', '0:Tzz,abc', '0:Tffffffff,a', 'x:y:z', '0:[', '0:I5\n', '\n\n\n'])(
    'of %j, which is no payload, are none that break the reader',
    (text) => {
      expect(readPayload(encode(text)).page.children).toEqual([]);
    },
  );
});

describe('a page', () => {
  const [page = new Uint8Array(), repeated = new Uint8Array(), shared = new Uint8Array()] = renderPayloads(`(() => {
    const Drawer = client('key-1', 'Drawer');
    const Button = client('key-2', 'Button');
    const Slow = async () => h('li', null, await later('slow'), h(Button, { label: 'buy' }));
    const messages = () => ({ title: 'x'.repeat(50), text: 'y'.repeat(50) });
    const big = { text: 'z'.repeat(3000) };
    return [
      h('main', null,
        h(Drawer, { title: 'a', footer: h('footer', null, h(Button, { label: 'ä' })) },
          h('div', null, h('p', null, 'server')), h('p', null, 'more')),
        h(Suspense, { fallback: h('hr') }, h(Slow))),
      h('div', null, h(Button, { messages: messages() }), h(Button, { messages: messages(), other: 'z'.repeat(80) })),
      h('div', null, h(Drawer, { key: 1, own: 'w'.repeat(2000), big }), h(Drawer, { key: 2, big })),
    ];
  })()`);

  test('is a tree of client boundaries, server holes and Suspense boundaries', () => {
    expect(outline(readPayload(page).page)).toEqual([
      'page 1',
      '  client Drawer',
      '    hole footer 1',
      '      client Button',
      '    hole children 3',
      '  suspense Suspense 1',
      '    fallback fallback 1',
      '    client Button',
    ]);
  });

  test('names the references by the key of their file', () => {
    expect(readPayload(page).references).toEqual([
      { key: 'key-1', name: 'Drawer' },
      { key: 'key-2', name: 'Button' },
    ]);
  });

  test('has the names of its references also where React writes a name as a row of its own', () => {
    const [named = new Uint8Array()] = renderPayloads(`[h(client('key-1', 'OpeningHoursTable'))]`);
    expect(new TextDecoder().decode(named)).toContain('I["key-1",[],"$');
    expect(readPayload(named).references).toEqual([{ key: 'key-1', name: 'OpeningHoursTable' }]);
    expect(outline(readPayload(named).page)).toEqual(['page', '  client OpeningHoursTable']);
  });

  test('counts the bytes of an instance as they are in the payload', () => {
    const button = findNode(readPayload(page).page, 'footer')?.children[0];
    expect(button?.bytes).toBe(Buffer.byteLength('["$","$L2",null,{"label":"ä"}]'));
    expect(button?.props).toEqual([{ name: 'label', bytes: Buffer.byteLength('"ä"') }]);
  });

  test('tells that a Suspense boundary waits for the row that was sent later', () => {
    const { waitsFor } = findNode(readPayload(page).page, 'Suspense') ?? {};
    expect(waitsFor?.rows).toBe(1);
    expect(waitsFor?.bytes).toBeGreaterThan(20);
  });

  test('tells a value that two boundaries got, once, with its places', () => {
    const { repeated: found } = readPayload(repeated);
    expect(found).toMatchObject([{ count: 2, places: ['Button.messages'] }]);
    expect(found[0]?.bytes).toBe(JSON.stringify({ title: 'x'.repeat(50), text: 'y'.repeat(50) }).length);
  });

  test('counts a row for the instance that alone reaches it, and a shared value for the one that it is written in', () => {
    const report = readPayload(shared);
    const [one, other] = report.page.children;
    expect(one?.props.map(({ name }) => name)).toEqual(['big', 'own']);
    expect(one?.props[1]?.bytes).toBe('"$2"'.length + '2:T7d0,'.length + 2000);
    expect(other?.bytes).toBeLessThan(200);
    expect(report.bytes).toBe(shared.byteLength);
  });

  test('keeps no value of its props', () => {
    expect(JSON.stringify([page, repeated, shared].map((payload) => readPayload(payload)))).not.toMatch(
      /slow|buy|xxx|zzz|www/,
    );
  });
});

describe('any page', () => {
  /** Pages of random shape, with the number of instances that each has. */
  const seeds = Array.from({ length: 40 }, (_, seed) => seed + 1);
  const makeModels = `(() => {
    const parts = [client('a', 'A'), client('b', 'B'), client('c', 'C')];
    return ${JSON.stringify(seeds)}.map((seed) => {
      let state = seed;
      const next = (limit) => (state = (state * 48271) % 2147483647) % limit;
      const make = (depth) => {
        const text = 'é'.repeat(next(700));
        if (depth === 0) return text;
        const children = Array.from({ length: 1 + next(3) }, () => make(depth - 1));
        switch (next(4)) {
          case 0: return h(parts[next(3)], { text, children });
          case 1: return h(Suspense, { fallback: text }, ...children);
          case 2: return h(async () => (await later(0), h('div', null, ...children)));
          default: return h('section', { title: text }, ...children);
        }
      };
      return make(5);
    });
  })()`;
  const reports = renderPayloads(makeModels).map((payload) => ({ payload, report: readPayload(payload) }));
  const listNodes = (node: BoundaryNode): BoundaryNode[] => [node, ...node.children.flatMap(listNodes)];

  test('has as many instances as its rows have elements of client references', () => {
    let total = 0;
    for (const { payload, report } of reports) {
      const rows = splitFlightRows(payload);
      const ids = new Set(rows.filter(({ tag }) => tag === 'I').map(({ id }) => `"$L${id}"`));
      const text = rows
        .filter(({ tag }) => tag === '')
        .map(({ content }) => new TextDecoder().decode(content))
        .join('\n');
      const written = [...text.matchAll(/\["\$",("\$L[0-9a-f]+"),/g)].filter(([, id]) => ids.has(id ?? '')).length;
      const found = listNodes(report.page).filter(({ kind }) => kind === 'client').length;
      expect(found).toBe(written);
      total += found;
    }
    expect(total).toBeGreaterThan(100);
  });

  test('has no part that is larger than what it lies in, and none is cut', () => {
    for (const { report, payload } of reports) {
      expect(report.isTruncated).toBe(false);
      expect(report.rows.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(payload.byteLength);
      for (const node of listNodes(report.page)) {
        for (const child of node.children) expect(child.bytes).toBeLessThanOrEqual(node.bytes);
        for (const { bytes } of node.props) expect(bytes).toBeLessThanOrEqual(node.bytes);
      }
    }
  });
});

describe('a hostile payload', () => {
  test('that is too deep is cut, and says so', () => {
    const deep = `0:${'['.repeat(3000)}${']'.repeat(3000)}\n`;
    expect(readPayload(encode(deep))).toMatchObject({ isTruncated: true });
  });

  test('that is too large is read in part, and says so', () => {
    const report = readPayload(encode(`0:["$1"]\n1:"${'x'.repeat(5000)}"\n`), { maxBytes: 1000, maxDepth: 400 });
    expect(report).toMatchObject({ isTruncated: true, bytes: 5014 });
  });

  test('whose rows refer to each other in a circle, or nest without end, is read once', () => {
    const circle = readPayload(encode('0:["$1"]\n1:["$2"]\n2:["$1",["$","p",null,{}]]\n'));
    expect(circle.page.elements).toBe(1);
    const rows = Array.from(
      { length: 20_000 },
      (_, at) => `${(at + 2).toString(16)}:["$","$L1",null,{"a":"$L${(at + 3).toString(16)}"}]\n`,
    );
    const chain = `1:I["key",[],"A"]\n${rows.join('')}0:"$L2"\n`;
    expect(readPayload(encode(chain)).rows).toContainEqual(expect.objectContaining({ tag: '', count: 20_001 }));
  });
});
