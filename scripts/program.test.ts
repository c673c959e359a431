import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runProgram } from './program.ts';

const orphan = `
  process.once('SIGTERM', () => { console.log('stopped'); process.exit(); });
  setInterval(() => {}, 1000);
  process.send('ready');
`;

const parent = `
  const options = { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] };
  const child = require('node:child_process').spawn(process.execPath, ['--eval', process.env.ORPHAN], options);
  child.once('message', () => process.exit(3));
`;

it('a program that exits stops its remaining child processes', async () => {
  const env = { ...process.env, ORPHAN: orphan };
  const { code, lines } = await runProgram({ args: ['--eval', parent], cwd: import.meta.dirname, env });
  expect(code).toBe(3);
  expect(lines).toEqual(['stopped']);
});

it('commands declare what they use before they run', () => {
  const commands = globSync('*.ts', { cwd: import.meta.dirname }).map((name) => ({
    name,
    text: readFileSync(join(import.meta.dirname, name), 'utf8'),
  }));
  const running = commands.filter(({ text }) => /^await runCommand\(/m.test(text));
  expect(running.length).toBeGreaterThan(10);
  const late = running.filter(({ text }) =>
    /^(?:const|let|class) /m.test(text.slice(text.search(/^await runCommand\(/m))),
  );
  expect(late.map(({ name }) => name)).toEqual([]);
});
