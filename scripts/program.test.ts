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
