import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { checkPorts, getContentSource, isFree, readPort } from './ports.mjs';

async function withTakenPort<T>(work: (port: number) => Promise<T>): Promise<T> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  try {
    return await work(typeof address === 'object' && address ? address.port : 0);
  } finally {
    server.close();
  }
}

describe('ports', () => {
  it('are read from the environment, else have defaults', () => {
    expect(readPort('PORT', 3000, {})).toBe(3000);
    expect(readPort('PORT', 3000, { PORT: '3100' })).toBe(3100);
    expect(() => readPort('PORT', 3000, { PORT: 'http' })).toThrow('PORT=http is not a port.');
  });

  it('that are in use are reported with the variable to change', async () => {
    await withTakenPort(async (port) => {
      expect(await isFree(port)).toBe(false);
      const failure = await checkPorts([{ name: 'CMS_PORT', what: 'Directus', port }]).catch((error) => error);
      expect(failure.message).toBe(`Port ${port}, meant for Directus, is taken by another program.`);
      expect(failure.advice.join()).toContain(`CMS_PORT=${port + 1}`);
    });
  });

  it('must differ', async () => {
    const wanted = ['PORT', 'CMS_PORT'].map((name) => ({ name, what: name, port: 3000 }));
    await expect(checkPorts(wanted)).rejects.toThrow('PORT and CMS_PORT are both 3000.');
  });
});

describe('the content', () => {
  it('comes from the bundled Directus unless an address is given', () => {
    expect(getContentSource({})).toBe('bundled');
    expect(getContentSource({ CONTENT_API_URL: 'http://localhost:8055' })).toBe('bundled');
    expect(getContentSource({ CONTENT_API_URL: 'https://cms.example' })).toBe('elsewhere');
  });

  it('from another local port may be a proxy in front of the bundled Directus', () => {
    expect(getContentSource({ CONTENT_API_URL: 'http://127.0.0.1:9000' })).toBe('nearby');
  });
});
