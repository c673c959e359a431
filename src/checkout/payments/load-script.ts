/** Milliseconds. */
const timeoutMs = 20_000;

const loading = new Map<string, Promise<void>>();

/**
 * Fetches a payment provider's script, once. What did not come is asked for again by the next call.
 *
 * @param listen for a script that announces itself: begins to wait for that, before the script is asked for
 * @throws when it does not come, or not in time
 */
export function loadScript(address: string, listen?: () => Promise<void>): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const fetched = fetchScript(address, listen?.()).catch((error) => {
    loading.delete(address);
    throw error;
  });
  loading.set(address, fetched);
  return fetched;
}

function fetchScript(address: string, announced: Promise<void> | undefined): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  return new Promise<void>((resolve, reject) => {
    const fail = (error: unknown) => {
      clearTimeout(timer);
      reject(error);
    };
    const finish = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => fail(new Error(`${address} did not come in time.`)), timeoutMs);
    if (announced) announced.then(finish, fail);
    else script.addEventListener('load', finish);
    script.addEventListener('error', () => fail(new Error(`${address} could not be loaded.`)));
    document.head.append(script);
  }).catch((error) => {
    script.remove();
    throw error;
  });
}
