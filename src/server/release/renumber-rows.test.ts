import { expect, test } from 'vitest';
import { readPayload } from '../../../tests/read-payload.ts';
import { renumberRows } from './renumber-rows.ts';

const renumber = (payload: string, count = 1000) => {
  const { rows, reference, code } = renumberRows(Buffer.from(payload), { first: 0x1000, count });
  return { rows: rows.toString(), reference, code: { rows: code.rows.toString(), ids: code.ids } };
};

const payload = [
  '1:I["a1",[],"Link",1]\n2:"Children_UNSTABLE"\n3:I["b2",[],"$2",1]\n',
  ':HL["/assets/a.css","style"]\n',
  '4:T9,"$1"\n5:é',
  '5:{"list":["$1f","$5:list:0"],"when":"$D2026-11-29T00:00:00.000Z","none":"$undefined","all":["$undefined"],"price":"$$5","zero":"$-0"}\n',
  '1f:["$","p",null,{"children":"1:x"}]\n',
  '0:["$","$L1",null,{"text":"$4","more":"$5","later":"$@1f","map":"$Q5","type":"$Sreact.suspense"}]\n',
].join('');

test('each id and each reference to one is moved, and no property without a value is left', () => {
  expect(renumber(payload)).toEqual({
    rows: [
      '1001:I["a1",[],"Link",1]\n1002:"Children_UNSTABLE"\n1003:I["b2",[],"$1002",1]\n',
      ':HL["/assets/a.css","style"]\n',
      '1004:T9,"$1"\n5:é',
      '1005:{"list":["$101f","$1005:list:0"],"when":"$D2026-11-29T00:00:00.000Z","all":["$undefined"],"price":"$$5","zero":"$-0"}\n',
      '101f:["$","p",null,{"children":"1:x"}]\n',
      '1000:["$","$L1001",null,{"text":"$1004","more":"$1005","later":"$@101f","map":"$Q1005","type":"$Sreact.suspense"}]\n',
    ].join(''),
    reference: '$1000',
    code: {
      rows: '1001:I["a1",[],"Link",1]\n1002:"Children_UNSTABLE"\n1003:I["b2",[],"$1002",1]\n',
      ids: ['1001', '1003'],
    },
  });
});

test('among rows of another payload they say the same', () => {
  // The reader of tests follows no cycle and no map.
  const plain = payload.replace('"$5:list:0"', '"end"').replace(',"map":"$Q5"', '').replace('"none":"$undefined",', '');
  const { rows, reference } = renumber(plain);
  const { root } = readPayload(`${rows}1:["other"]\n0:{"one":"${reference}","two":"$1"}\n`);
  expect(root).toEqual({ one: readPayload(plain).root, two: ['other'] });
});

test('more rows than there are ids for them are refused', () => {
  expect(() => renumber(payload, 0x1f)).toThrow(RangeError);
});

test.each(['0:{"a"\n', '', '1:["a"]\n', '0:["$1"]\n1:C"$0"\n'])('%j is refused', (given) => {
  expect(() => renumber(given)).toThrow(SyntaxError);
});
