const heartbeat = 10_000;

/** Running steps; a terminal shows them together in one line that is rewritten. */
const running = new Set();
let ticking;
let isSilent = false;

/**
 * Shows the progress of a long step: a line that counts the seconds on a terminal, a line every ten seconds elsewhere.
 */
export async function runStep(label, work) {
  const step = { label, note: '', begun: Date.now(), spoken: Date.now() };
  begin(step);
  try {
    const result = await work((note) => {
      step.note = note;
    });
    end(step, '✓');
    return result;
  } catch (error) {
    end(step, '✗');
    throw error;
  }
}

/** Suppresses output while everything is being stopped. */
export function silence() {
  isSilent = true;
  clearLine();
  clearInterval(ticking);
}

/** @param {string} text */
export function say(text) {
  if (isSilent) return;
  clearLine();
  console.log(text);
}

function begin(step) {
  running.add(step);
  if (!process.stdout.isTTY) console.log(`  ${step.label} …`);
  ticking ??= setInterval(tick, process.stdout.isTTY ? 250 : 1000);
  ticking.unref();
}

function end(step, mark) {
  running.delete(step);
  if (isSilent) return;
  clearLine();
  console.log(`${mark} ${step.label}${step.note && ` (${step.note})`}, ${seconds(step, 1)}`);
  if (running.size > 0) return;
  clearInterval(ticking);
  ticking = undefined;
}

function tick() {
  if (process.stdout.isTTY) {
    clearLine();
    const line = [...running].map(getLine).join('   ');
    process.stdout.write(line.slice(0, (process.stdout.columns ?? 80) - 1));
    return;
  }
  for (const step of running) {
    if (Date.now() - step.spoken < heartbeat) continue;
    step.spoken = Date.now();
    console.log(getLine(step));
  }
}

function getLine(step) {
  return `  ${step.label}${step.note && ` (${step.note})`} … ${seconds(step, 0)}`;
}

function seconds(step, digits) {
  return `${((Date.now() - step.begun) / 1000).toFixed(digits)} s`;
}

function clearLine() {
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[2K');
}
