import { startBareServer } from './bare-server.ts';

/** The bare server as a process of its own, so that its memory can be told from that of whoever asks. */
const [bytes] = process.argv.slice(2);
const { url } = await startBareServer(Buffer.alloc(Number(bytes)), { 'content-type': 'text/html; charset=utf-8' });
process.send?.(url);
