type PolicyRules = { createScriptURL: (address: string) => string | null };
type Policy = { createScriptURL: (address: string) => unknown };
type PolicyFactory = { createPolicy: (name: string, rules: PolicyRules) => Policy };

/** As it stands in the content security policy of documents, where statistics are configured. */
const policyName = 'analytics';

/**
 * A script element for this one address. The policy of its own lets nothing else through, also beside the one that payment
 * providers need in the checkout.
 *
 * @throws where the document's rules do not know the policy
 */
export function makeTrustedScript(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  const rules = { createScriptURL: (asked: string) => (asked === address ? asked : null) };
  const trusted = findPolicies()?.createPolicy(policyName, rules).createScriptURL(address) ?? address;
  // The types of the language do not know trusted addresses yet.
  Reflect.set(script, 'src', trusted);
  script.async = true;
  return script;
}

/** Not every browser has them. */
function findPolicies(): PolicyFactory | undefined {
  const found: unknown = Reflect.get(globalThis, 'trustedTypes');
  return isFactory(found) ? found : undefined;
}

function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
