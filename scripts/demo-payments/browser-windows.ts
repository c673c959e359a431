type DemoMessage = { demoPayment?: string; token?: string };

/**
 * Installs the demo's payment windows, which the providers' fake scripts open: a dialog with a frame. It is serialized
 * and runs in the page, so it cannot use anything outside of the function.
 */
export function installDemoWindows() {
  const { currentScript } = document;
  if (!(currentScript instanceof HTMLScriptElement)) return;
  const { origin } = new URL(currentScript.src);

  const createFrame = (name: string, path: string, parameters: Record<string, string> = {}) => {
    const frame = document.createElement('iframe');
    frame.title = name;
    frame.src = `${origin}${path}?${new URLSearchParams({ language: document.documentElement.lang, ...parameters })}`;
    return frame;
  };

  /** @returns the token that the frame reports; undefined where its window was closed */
  const showFrame = (frame: HTMLIFrameElement, container: HTMLElement) =>
    new Promise<string | undefined>((resolve) => {
      const close = (token?: string) => {
        removeEventListener('message', onMessage);
        container.remove();
        resolve(token);
      };
      const onMessage = ({ source, data }: MessageEvent<DemoMessage>) => {
        if (source !== frame.contentWindow || !data?.demoPayment) return;
        close(data.demoPayment === 'agreed' ? data.token : undefined);
      };
      addEventListener('message', onMessage);
      container.addEventListener('cancel', () => close());
      container.append(frame);
      document.body.append(container);
    });

  const openWindow = (name: string, path: string, parameters?: Record<string, string>) => {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', name);
    dialog.style.cssText =
      'width:min(26rem,calc(100vw - 2rem));margin:auto;padding:0;border:0;border-radius:.75rem;overflow:hidden;background:#fff;' +
      'box-shadow:0 1rem 4rem rgb(0 0 0/.35)';
    const frame = createFrame(name, path, parameters);
    frame.style.cssText = 'display:block;width:100%;height:29rem;max-height:calc(100vh - 4rem);border:0';
    const decision = showFrame(frame, dialog);
    dialog.showModal();
    return decision;
  };

  const decideAtPayPal = async (orderId: string) =>
    (await openWindow('Demo-PayPal', `/paypal/${orderId}`)) !== undefined;
  const decideAtKlarna = async (clientToken: string) =>
    (await openWindow('Demo-Klarna', `/klarna/${clientToken}`)) ?? null;

  // A wallet's sheet is shown before the shop has an order at PayPal, which learns of the decision afterwards.
  let inWallet = '';
  const decideInWallet = async (wallet: 'apple_pay' | 'google_pay', amount: string) => {
    const name = wallet === 'apple_pay' ? 'Demo-Apple-Pay' : 'Demo-Google-Pay';
    inWallet = (await openWindow(name, `/wallet/${wallet}`, { amount })) ?? '';
    return inWallet !== '';
  };
  const confirmAtPayPal = async (orderId: string, source: string) => {
    // 3-D Secure opens a window, too.
    if (source === 'card')
      return (await openWindow('Demo-Bank', `/paypal/${orderId}`)) ? 'APPROVED' : 'PAYER_ACTION_REQUIRED';
    const hidden = document.createElement('div');
    hidden.hidden = true;
    const frame = createFrame('PayPal', `/paypal/${orderId}/decide`, { wallet: source, token: inWallet });
    if (!(await showFrame(frame, hidden))) throw new Error('INTERNAL_SERVER_ERROR');
    return 'APPROVED';
  };
  const isAppleDomain = async () => true;
  const shopperWallet = { isKnown: true };
  Object.assign(globalThis, {
    ...{ decideAtPayPal, decideAtKlarna, decideInWallet, confirmAtPayPal, isAppleDomain, shopperWallet },
  });
}
