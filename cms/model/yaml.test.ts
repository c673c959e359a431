import { expect, test } from 'vitest';
import { toYaml } from './yaml.ts';

test('lists and mappings stand in blocks, texts in quotes', () => {
  expect(toYaml({ list: [{ name: 'Öffnungszeiten: "neu"', on: true, nothing: null }], empty: [], none: {} })).toBe(
    [
      'list:',
      '  - name: "Öffnungszeiten: \\"neu\\""',
      '    "on": true',
      '    nothing: null',
      'empty: []',
      'none: {}',
      '',
    ].join('\n'),
  );
});
