const timeoutMs = 20_000;

const loading = new Map<string, Promise<void>>();

/**
 * Loads a payment provider's script, once. After a failure the next call tries again.
 *
 * @param waitUntilReady for a script that calls back: subscribes before the script is requested
 * @throws when it does not load, or not in time
 */
export function loadScript(url: string, waitUntilReady?: () => Promise<void>): Promise<void> {
  const pending = loading.get(url);
  if (pending) return pending;
  const fetched = fetchScript(url, waitUntilReady?.()).catch((error) => {
    loading.delete(url);
    throw error;
  });
  loading.set(url, fetched);
  return fetched;
}

function fetchScript(url: string, ready: Promise<void> | undefined): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
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
    const timer = setTimeout(() => fail(new Error(`${url} did not come in time.`)), timeoutMs);
    if (ready) ready.then(finish, fail);
    else script.addEventListener('load', finish);
    script.addEventListener('error', () => fail(new Error(`${url} could not be loaded.`)));
    document.head.append(script);
  }).catch((error) => {
    script.remove();
    throw error;
  });
}
