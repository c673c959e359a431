// Loaded before a program that we start (node --import): when whoever started it is gone, even by kill -9, it ends too.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

// Helpers that the program forks itself are its own business.
const at = process.execArgv.indexOf('--import');
if (at >= 0) process.execArgv.splice(at, 2);
