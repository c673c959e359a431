import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createDeferWhileAccepting } from './defer-while-accepting.ts';

it('accepts waiting connections before it starts the work', async () => {
  let accepted = 0;
  const server = createServer((socket) => {
    accepted += 1;
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const sockets: Socket[] = [];
  for (let count = 0; count < 100; count += 1) sockets.push(connect(port, '127.0.0.1').on('error', () => undefined));
  // All of them wait in the kernel's backlog once one has connected.
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const soFar = accepted;
  const atBegin = await new Promise<number>((resolve) =>
    createDeferWhileAccepting(() => accepted)(() => resolve(accepted)),
  );
  for (const socket of sockets) socket.destroy();
  server.close();
  expect(soFar).toBeLessThan(100);
  expect(atBegin).toBe(100);
});

it('starts the work after the maximum delay while connections keep arriving', async () => {
  let count = 0;
  await new Promise<void>((resolve) => createDeferWhileAccepting(() => ++count)(resolve));
  expect(count).toBeGreaterThan(1);
});

it('starts the work in the second turn of the event loop without new connections', async () => {
  let turns = 0;
  let isOver = false;
  const spin = () => {
    turns += 1;
    if (!isOver) setImmediate(spin);
  };
  setImmediate(spin);
  await new Promise<void>((resolve) => createDeferWhileAccepting(() => 7)(resolve));
  isOver = true;
  expect(turns).toBeLessThanOrEqual(3);
});
