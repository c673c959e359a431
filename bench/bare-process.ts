import { startBareServer } from './bare-server.ts';

const [bytes] = process.argv.slice(2);
const { url } = await startBareServer(Buffer.alloc(Number(bytes)), { 'content-type': 'text/html; charset=utf-8' });
process.send?.(url);
