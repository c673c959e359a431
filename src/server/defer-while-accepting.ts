/** Milliseconds after which work begins though connections still come. */
const maxDelayMs = 100;

/**
 * Puts work off while connections are being accepted. Node accepts one connection in each turn of its event loop: with a
 * render in each turn, a visitor who comes after hundreds of connections would wait for as many renders.
 *
 * @param countConnections how many have been accepted since the start
 */
export function createDeferWhileAccepting(countConnections: () => number): (work: () => void) => void {
  return (work) => {
    const since = performance.now();
    let before = -1;
    const look = () => {
      const now = countConnections();
      if (now === before || performance.now() - since >= maxDelayMs) return work();
      before = now;
      // The next turn of the loop accepts the next connection before it comes back here.
      setImmediate(look);
    };
    setImmediate(look);
  };
}
