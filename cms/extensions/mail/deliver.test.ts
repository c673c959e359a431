import { expect, test } from 'vitest';
import type { MailRow } from '../../../src/directus/rows.generated.ts';
import type { Context } from '../directus.ts';
import { deliver } from './deliver.ts';
import type { MailContent } from './mail-content.ts';

const content: MailContent = {
  ...{ language: 'de', title: 'Ihre Anfrage', signature: 'Juwelier Vierlinden' },
  blocks: [{ kind: 'text', text: 'Guten Tag,' }],
};

/** @param hasLook whether the house's colours can be read, which only HTML needs */
async function send(hasLook: boolean, changes: object = {}): Promise<Record<string, unknown>> {
  const sent: Record<string, unknown>[] = [];
  class ItemsService {
    collection: string;
    constructor(collection: string) {
      this.collection = collection;
    }
    readByQuery = async ({ fields = [] }: { fields?: string[] }) => {
      if (this.collection !== 'project') return [];
      if (!hasLook && fields.includes('theme.base_color')) throw new Error('The database is away.');
      return [{ id: 1, name: 'Vierlinden' }];
    };
  }
  class MailService {
    send = async (mail: Record<string, unknown>) => sent.push(mail);
  }
  const context = {
    ...{ services: { ItemsService, MailService }, getSchema: async () => ({}), env: { EMAIL_FROM: 'web@example.org' } },
    logger: { warn: () => undefined, error: () => undefined },
  } as unknown as Context;
  const mail = {
    ...{ id: 1, recipient: 'visitor', to: 'zoe@example.org', subject: 'Ihre Anfrage', text: 'Guten Tag,', content },
    ...{ order: null, subscriber: null, stock_alert: null, kind: 'request_received', project: { id: 1 } },
    ...changes,
  } as MailRow;
  await deliver(context, mail);
  return sent[0] ?? {};
}

test("sends a customer's mail as text and HTML", async () => {
  expect(await send(true)).toMatchObject({ text: 'Guten Tag,', html: expect.stringContaining('<h1'), attachments: [] });
});

test('sends text only if rendering the HTML fails', async () => {
  const mail = await send(false);
  expect(mail).toMatchObject({ to: { address: 'zoe@example.org' }, text: 'Guten Tag,' });
  expect(mail.html).toBeUndefined();
});

test('sends a mail without content as text only', async () => {
  expect(await send(true, { content: null, kind: null })).not.toHaveProperty('html');
});

test('sends a mail while columns of an update are missing', async () => {
  const changes = { subscriber: undefined, stock_alert: undefined };
  expect(await send(true, changes)).toMatchObject({ text: 'Guten Tag,' });
});
