#!/usr/bin/env node
// This file must parse under any Node that knows modules, so that an old one gets a message instead of a syntax error.
const major = Number(process.versions.node.split('.')[0]);

if (major < 20) {
  console.error(`✗ This is Node ${process.versions.node}; Vitrine needs Node 20 or newer to begin with.`);
  console.error(
    '  Install it from your system or from nodejs.org. Node 24, which the site runs on, is brought along by npm.',
  );
  process.exitCode = 1;
} else {
  import('./launch/launch.mjs').then(({ launch }) => launch(process.argv.slice(2)));
}
