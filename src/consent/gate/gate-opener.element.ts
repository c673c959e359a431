import 'client-only';
import { defineElement } from '../../base/define-element.ts';
import { requestHydration } from '../../base/request-hydration.ts';
import { isContentAllowed, listContentKeys, onConsentChange, readAnswers } from '../stored-consents.ts';

// Starts React for the gate beside it as soon as the visitor allows its content: `service` by `host`. Without these, for
// the list of all that the visitor has allowed.
defineElement('gate-opener', (element, signal) => {
  const check = () => {
    const [service, host] = [element.getAttribute('service'), element.getAttribute('host')];
    const isWanted = service && host ? isContentAllowed(service, host) : hasConsents();
    if (isWanted) requestHydration(element);
  };
  signal.addEventListener('abort', onConsentChange(check));
  check();
});

/** A declaration, since an element that is in the document already connects while it is defined. */
function hasConsents(): boolean {
  return listContentKeys().length > 0 || readAnswers().some(({ consentGiven, locked }) => consentGiven && !locked);
}
