import { expect, test } from 'vitest';
import type { Context } from '../../directus.ts';
import { createTestShop } from '../payments/shop-fixture.ts';
import { type PreviewRequest, showSample, showStoredMail } from './show-preview.ts';

/** A shop in which Anna may read everything, and Ben no addresses. */
function openForAnna(): Context {
  const { context } = createTestShop();
  const Open = context.services.ItemsService;
  class ItemsService extends Open<object> {
    user: unknown;
    constructor(...[collection, options]: ConstructorParameters<typeof Open>) {
      super(collection, options);
      this.user = options.accountability ? Reflect.get(options.accountability, 'user') : undefined;
    }
    override readOne = async (_: unknown, { fields = [] }: { fields?: string[] } = {}) => {
      const hidden = ['customer_email', 'to'];
      if (this.user === 'ben' && !fields.some((field) => hidden.includes(field))) return {};
      if (this.user !== undefined && this.user !== 'anna') throw new Error('You don’t have permission to access this.');
      return {};
    };
  }
  return { ...context, services: { ...context.services, ItemsService } } as unknown as Context;
}

async function ask(show: typeof showSample, request: PreviewRequest) {
  const answer = { code: 0, headers: {} as Record<string, string>, page: '' };
  const response = {
    set: (headers: Record<string, string>) => Object.assign(answer.headers, headers),
    status: (code: number) => ({ send: (page: string) => Object.assign(answer, { code, page }) }),
  };
  await show(request, response, openForAnna());
  return answer;
}

const anna = { accountability: { user: 'anna' } };

test('shows staff a mail in the selected language, on a page without scripts and requests', async () => {
  const params = { id: '1', kind: 'order_cancelled', language: 'fr' };
  const { code, headers, page } = await ask(showSample, { params, ...anna });
  expect(code).toBe(200);
  expect(page).toContain('Votre commande 2027-000123 chez Vierlinden est annulée');
  expect(page).toContain('<iframe title="E-Mail mit Gestaltung" sandbox srcdoc="&lt;!doctype html&gt;');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['cache-control']).toBe('no-store');
});

test.each([{}, { accountability: { user: null } }])(
  'responds 404 with %j, whether or not the mail exists',
  async (who) => {
    for (const show of [showSample, showStoredMail]) {
      expect(await ask(show, { params: { id: '1' }, ...who })).toMatchObject({ code: 404, headers: {} });
      expect(await ask(show, { params: { id: '2' }, ...who })).toMatchObject({ code: 404, headers: {} });
    }
  },
);

test.each(['eve', 'ben'])("rejects %s, who lacks permission for some fields, with Directus's error", async (user) => {
  const request = { params: { id: '1' }, accountability: { user } };
  await expect(ask(showSample, request)).rejects.toThrow('permission');
  await expect(ask(showStoredMail, request)).rejects.toThrow('permission');
});

test.each([
  { id: '1 or 1' },
  { id: '1', kind: 'notice', language: 'de' },
  { id: '1', kind: 'toString', language: 'de' },
])('responds 404 for %j', async (params) => {
  expect(await ask(showSample, { params, ...anna })).toMatchObject({ code: 404 });
});
