import { randomInt, randomUUID } from 'node:crypto';
import { createCms } from './cms.ts';

type MessageRow = { name: string; email: string; message: string; language: string; status: string };

/** A random IP address of the range for tests: behind a trusted proxy, each is another visitor. */
export function makeIpAddress(): string {
  return `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}`;
}

export type ContactInput = { name: string; email: string; message: string };

/** A contact form input of a new visitor. */
export function makeContactInput(changes: Partial<ContactInput> = {}): ContactInput {
  const mark = randomUUID();
  return {
    name: `Anna ${mark.slice(0, 8)}`,
    email: `anna.${mark}@muster.example`,
    message: `Guten Tag\n${mark}`,
    ...changes,
  };
}

export function findMessages(email: string): Promise<MessageRow[]> {
  return createCms().get<MessageRow[]>(`/items/contact_message?filter[email][_eq]=${encodeURIComponent(email)}`);
}
