import { findInstallCommand } from './compiled-modules.mjs';
import { Failure } from './failure.mjs';

/**
 * Causes in order of precedence: a missing compiler also leaves a failed download of a prebuilt binary in the log, and
 * a full disk any error.
 */
const causes = [
  {
    signs: /ENOSPC|no space left on device|EDQUOT/i,
    message: (what) => `The disk is full: ${what} could not be installed.`,
    advice: ['Free about 2 GB and start again; what is already there is kept.'],
  },
  {
    signs:
      /not found: make|find Python|g\+\+: (not found|No such file)|c\+\+: (not found|No such file)|cc1plus|spawn make ENOENT/i,
    message: (what) => `${what} needs a module that is compiled on this machine, and a tool for that is missing.`,
    advice: [
      `It takes python3, make and g++: ${findInstallCommand({ platform: process.platform, path: process.env.PATH ?? '' })}`,
    ],
  },
  {
    signs: /gyp ERR!|node-pre-gyp ERR!/,
    message: (what) => `${what} needs a module that did not compile on this machine.`,
    advice: ['Check python3, make and g++ (a version from the last five years), then start again.'],
  },
  {
    signs:
      /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|network (request|timeout)|socket hang up/i,
    message: (what) => `The package registry cannot be reached, so ${what} could not be installed.`,
    advice: [
      'Check the network connection, and behind a proxy the variables HTTPS_PROXY and NO_PROXY, then start again.',
      'npm ping tells whether the registry answers.',
    ],
  },
  {
    signs: /CERT_|self.signed certificate|unable to (get|verify)/i,
    message: (what) => `The registry's certificate is not trusted here, so ${what} could not be installed.`,
    advice: ['Behind an inspecting proxy set NODE_EXTRA_CA_CERTS to its certificate, then start again.'],
  },
  {
    signs: /npm (error|ERR!) code E(ACCES|PERM|ROFS)/,
    message: (what) => `${what} could not be installed: this user may not write here.`,
    advice: ['Make the folder and npm’s cache (npm config get cache) yours, then start again.'],
  },
  {
    signs: /npm (error|ERR!) code EUSAGE|in sync/,
    message: (what) => `The lockfile and package.json of ${what} do not fit together.`,
    telling: /Missing:|Invalid:/,
    advice: ['Bring both back from the repository (git checkout), or run npm install and commit the lockfile.'],
  },
];

/**
 * @param {string} what such as "the storefront"
 * @param {string} output of npm
 */
export function explainInstallFailure(what, output) {
  const lines = output.trim().split('\n');
  const cause = causes.find(({ signs }) => signs.test(output));
  if (!cause) {
    return new Failure(`npm could not install ${what}.`, ['Its own words follow; then start again.'], lines.slice(-15));
  }
  const { telling } = cause;
  const details = telling ? lines.filter((line) => telling.test(line)) : lines;
  const message = cause.message(what);
  return new Failure(message.charAt(0).toUpperCase() + message.slice(1), cause.advice, details.slice(-12));
}
