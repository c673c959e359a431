import { startBareServer } from './bare-server.ts';

/** Runs the bare server in a process of its own, so that its memory is measured apart from the client's. */
const [bytes] = process.argv.slice(2);
const { url } = await startBareServer(Buffer.alloc(Number(bytes)), { 'content-type': 'text/html; charset=utf-8' });
process.send?.(url);
