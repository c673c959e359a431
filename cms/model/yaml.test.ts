import { expect, test } from 'vitest';
import { toYaml } from './yaml.ts';

test('writes lists and mappings as blocks, strings quoted', () => {
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
