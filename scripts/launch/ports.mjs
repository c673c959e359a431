import { createServer } from 'node:net';
import { Failure } from './failure.mjs';

/**
 * @param {string} name of the environment variable
 * @param {number} fallback
 * @param {Record<string, string | undefined>} environment
 */
export function readPort(name, fallback, environment = process.env) {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Failure(`${name}=${text} is not a port.`, [
    `Give a number from 1 to 65535, for example ${name}=${fallback}.`,
  ]);
}

/**
 * The source of the content: the bundled Directus, another machine, or an address of this machine that may be another
 * Directus or a proxy in front of the bundled one.
 */
export function getContentSource(environment = process.env) {
  const address = environment.CONTENT_API_URL;
  if (!address) return 'bundled';
  if (!URL.canParse(address)) {
    throw new Failure(`CONTENT_API_URL=${address} is not an address.`, ['Give it whole, such as https://cms.example.']);
  }
  const { hostname, port } = new URL(address);
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return 'elsewhere';
  return Number(port) === readPort('CMS_PORT', 8055, environment) ? 'bundled' : 'nearby';
}

/**
 * @param {{ name: string, what: string, port: number }[]} wanted
 * @returns {Promise<void>} rejects with a Failure that names the variable to change
 */
export async function checkPorts(wanted) {
  for (const [index, { name, port }] of wanted.entries()) {
    const twin = wanted.slice(0, index).find((other) => other.port === port);
    if (twin) {
      throw new Failure(`${twin.name} and ${name} are both ${port}.`, [
        `Give one of them another number: ${name}=${port + 1}`,
      ]);
    }
  }
  for (const { name, what, port } of wanted) {
    if (await isFree(port)) continue;
    throw new Failure(`Port ${port}, meant for ${what}, is taken by another program.`, [
      `Stop that program, or choose another port: ${name}=${port + 1} npm start`,
    ]);
  }
}

/** @param {number} port */
export async function isFree(port) {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, undefined));
}

/** @param {number} port @param {string | undefined} host */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
