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
    let before = -1;
    const look = () => {
      const now = countConnections();
      if (now === before || performance.now() - since >= maxDelayMs) return work();
      before = now;
      // The next turn of the event loop accepts the next connection before this callback runs.
      setImmediate(look);
    };
    setImmediate(look);
  };
}
