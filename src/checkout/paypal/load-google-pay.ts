const address = 'https://pay.google.com/gp/p/js/pay.js';

let loading: Promise<void> | undefined;

/** Fetches Google's part of Google Pay, once. @throws when it does not come */
export function loadGooglePay(): Promise<void> {
  loading ??= fetchGooglePay().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function fetchGooglePay(): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  return new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('Google Pay could not be loaded.'));
    });
    document.head.append(script);
  });
}
