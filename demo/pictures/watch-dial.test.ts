import { expect, test } from 'vitest';
import { writeLine } from './lettering.ts';
import { houseMark } from './logo.ts';
import type { WatchLook } from './look.ts';
import { createSheet } from './sheet.ts';
import { watch } from './vocabulary.ts';
import { drawDial } from './watch-dial.ts';
import { dialColors } from './watch-dial-colors.ts';

function dialOf(changes: Partial<WatchLook>): string {
  const look: WatchLook = { ...watch, ...changes };
  return drawDial(createSheet('dial'), look, dialColors(look));
}

/** The letters of a name as path text without its place: their shapes tell names apart. */
function lettersOf(name: string): string {
  return writeLine(name, 0, name === houseMark ? -36 : -40, 6, 3.4);
}

test('a dial bears the name of its own maker and no other', () => {
  for (const mark of ['KLITMARK', 'AUBRELLE', houseMark]) {
    const others = ['KLITMARK', 'AUBRELLE', houseMark].filter((name) => name !== mark);
    expect(dialOf({ mark })).toContain(lettersOf(mark));
    for (const other of others) expect(dialOf({ mark })).not.toContain(lettersOf(other));
  }
});

test('a dial without a maker bears no name', () => {
  expect(dialOf({})).not.toContain(lettersOf(houseMark));
});
