type DemoMessage = { demoPayment?: string; token?: string };

/**
 * Gives the providers' scripts of the tests a shopper: a window over the page, in a frame of its own. It runs in the page, so
 * it knows of nothing that stands around it here.
 */
export function installDemoWindows() {
  const { currentScript } = document;
  if (!(currentScript instanceof HTMLScriptElement)) return;
  const { origin } = new URL(currentScript.src);

  /** @returns what the shopper agreed to; undefined where the window was closed */
  const openWindow = (name: string, path: string) =>
    new Promise<string | undefined>((resolve) => {
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', name);
      dialog.style.cssText =
        'width:min(26rem,calc(100vw - 2rem));margin:auto;padding:0;border:0;border-radius:.75rem;overflow:hidden;background:#fff;' +
        'box-shadow:0 1rem 4rem rgb(0 0 0/.35)';
      const frame = document.createElement('iframe');
      frame.title = name;
      frame.src = `${origin}${path}?language=${document.documentElement.lang}`;
      frame.style.cssText = 'display:block;width:100%;height:27rem;max-height:calc(100vh - 4rem);border:0';
      dialog.append(frame);
      const close = (token?: string) => {
        removeEventListener('message', hear);
        dialog.remove();
        resolve(token);
      };
      const hear = ({ source, data }: MessageEvent<DemoMessage>) => {
        if (source !== frame.contentWindow || !data?.demoPayment) return;
        close(data.demoPayment === 'agreed' ? data.token : undefined);
      };
      addEventListener('message', hear);
      dialog.addEventListener('cancel', () => close());
      document.body.append(dialog);
      dialog.showModal();
    });

  const decideAtPayPal = async (orderId: string) =>
    (await openWindow('Demo-PayPal', `/paypal/${orderId}`)) !== undefined;
  const decideAtKlarna = async (clientToken: string) =>
    (await openWindow('Demo-Klarna', `/klarna/${clientToken}`)) ?? null;
  // A card's bank asks its holder in such a window, too.
  const confirmAtPayPal = async (orderId: string) =>
    (await openWindow('Demo-Bank', `/paypal/${orderId}`)) ? 'APPROVED' : 'PAYER_ACTION_REQUIRED';
  // Wallets take scripts and devices that nothing on this machine can show.
  const shopperWallet = { isKnown: true, refused: ['applepay', 'googlepay'] };
  Object.assign(globalThis, { decideAtPayPal, decideAtKlarna, confirmAtPayPal, shopperWallet });
}
