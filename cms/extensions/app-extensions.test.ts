import { describe, expect, test } from 'vitest';

/** What browsers load is not TypeScript, so its functions get their types here. */
const load = (name: string): Promise<unknown> => import(`./${name}/app.js`);

type Format = (value: unknown) => unknown;

async function find(name: string, key: string): Promise<Format> {
  const loaded = await load(name);
  const found: unknown = typeof loaded === 'object' && loaded !== null ? Reflect.get(loaded, key) : undefined;
  if (typeof found !== 'function') throw new Error(`${name} has no ${key}.`);
  return (value) => found(value);
}

const address = {
  ...{ first_name: 'Zoë', last_name: 'Lind', company: 'Lind GmbH', street: 'Lindenweg', house_number: '1a' },
  ...{ addition: 'Hinterhaus', zip_code: '14899', city: 'Altenbruck', country: 'DE' },
};

describe('an address', () => {
  test('has its lines as on an envelope', async () => {
    const toLines = await find('address-interface', 'toLines');
    const lines = ['Zoë Lind', 'Lind GmbH', 'Lindenweg 1a', 'Hinterhaus', '14899 Altenbruck', 'Deutschland'];
    expect(toLines(address)).toEqual(lines);
    const branch = {
      name: 'Werkstatt',
      street: 'Brückengasse 3',
      zip_code: '14899',
      city: 'Altenbruck',
      country: 'Deutschland',
    };
    expect(toLines(branch)).toEqual(['Werkstatt', 'Brückengasse 3', '14899 Altenbruck', 'Deutschland']);
    expect(toLines({ first_name: '', last_name: null })).toEqual([]);
  });

  test('is name and city in lists', async () => {
    const toShortAddress = await find('address-display', 'toShortAddress');
    expect(toShortAddress(address)).toBe('Zoë Lind, Altenbruck');
    expect([null, '', {}].map(toShortAddress)).toEqual(['', '', '']);
  });
});

test.each([
  [1786.9, '1.786,90\u00a0€'],
  ['1786.90', '1.786,90\u00a0€'],
  [0, '0,00\u00a0€'],
  [null, ''],
])('the amount %s is shown as „%s“', async (value, shown) => {
  expect((await find('euro-display', 'formatEuros'))(value)).toBe(shown);
});

test('the checklist is grouped by severity, and summed up in a sentence', async () => {
  const [groupFindings, summarize] = [
    await find('checklist-module', 'groupFindings'),
    await find('checklist-module', 'summarize'),
  ];
  const [advised, required] = [{ severity: 'advised' }, { severity: 'required' }];
  expect(groupFindings([advised, required])).toMatchObject([
    { title: 'Pflicht', findings: [required] },
    { title: 'Empfohlen', findings: [advised] },
  ]);
  expect(summarize([{ findings: [] }])).toBe('Es fehlt nichts.');
  expect(summarize([{ findings: [advised] }])).toBe('Ein Punkt ist offen, keiner davon ist gesetzlich vorgeschrieben.');
  expect(summarize([{ findings: [advised, required] }, { findings: [required] }])).toBe(
    '3 Punkte sind offen, davon 2 gesetzlich vorgeschrieben.',
  );
});
