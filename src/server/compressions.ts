import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

// Node's compressions as promises, made once: `promisify` gives each function that it makes a hidden class of its own.

export const brotliCompress = promisify(zlib.brotliCompress);

export const brotliDecompress = promisify(zlib.brotliDecompress);

export const gzip = promisify(zlib.gzip);

export const gunzip = promisify(zlib.gunzip);
