// Preloaded into started programs (node --import): ends them when their parent is gone, even by kill -9.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

// Child processes of the program itself do not inherit this.
const at = process.execArgv.indexOf('--import');
if (at >= 0) process.execArgv.splice(at, 2);
