import { InvalidPayloadError } from '@directus/errors';

/**
 * Refuses a write of a filter hook.
 *
 * @param reason for staff, in German
 * @throws always
 */
export function refuse(reason: string): never {
  // Directus ends the sentence.
  throw new InvalidPayloadError({ reason: reason.replace(/\.$/, '') });
}
