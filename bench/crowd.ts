import { loadWith } from './throughput.ts';

/** Requests a new list each time over many connections, each as soon as it has its answer; in a process of its own. */
const [url = '', connections, duration] = process.argv.slice(2);
let at = 0;
const next = () => {
  at += 1;
  return `/shop/schmuck?to=${400_000 + at}&sort=name`;
};
// A client of its own to a storefront that trusts the proxy 127.0.0.1.
const headers = { 'x-forwarded-for': '203.0.113.7' };
process.send?.(await loadWith({ url, next, headers, connections: Number(connections), duration: Number(duration) }));
