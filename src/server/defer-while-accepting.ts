/** Milliseconds after which work starts although connections are still arriving. */
const maxDelayMs = 100;

/**
 * Defers work while connections are being accepted. Node accepts one connection per turn of the event loop: with a
 * render in each turn, a visitor who comes after hundreds of connections would wait for as many renders.
 *
 * @param countConnections connections accepted since the start
 */
export function createDeferWhileAccepting(countConnections: () => number): (work: () => void) => void {
  return (work) => {
    const since = performance.now();
    let countBefore = -1;
    const check = () => {
      const now = countConnections();
      if (now === countBefore || performance.now() - since >= maxDelayMs) return work();
      countBefore = now;
      // The next turn of the event loop accepts the next connection before this callback runs.
      setImmediate(check);
    };
    setImmediate(check);
  };
}
