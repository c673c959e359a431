import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { explainDirectusFailure } from './directus-failure.ts';

describe('a Directus that does not start is explained', () => {
  let data = '';

  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), 'vitrine-'));
  });
  afterEach(() => rmSync(data, { recursive: true }));

  const explain = (line: string) => explainDirectusFailure({ data, port: 8055 }, [line]);

  it('by the port when that is taken', () => {
    expect(explain('Error: listen EADDRINUSE: address already in use').message).toMatch(/^Port 8055/);
  });

  it('by the database that staff work with, and how to begin afresh without losing it', () => {
    writeFileSync(join(data, 'state.json'), '{}');
    const { message, advice } = explain('SQLITE_CORRUPT: database disk image is malformed');
    expect(message).toContain(join(data, 'data.db'));
    expect(advice.join('\n')).toMatch(/npm start -- --reset .*moves .* aside/);
  });

  it('as a first filling to be begun again when there was no database before', () => {
    expect(explain('anything').advice.join()).toMatch(/begun afresh/);
  });

  it('by a module that was compiled for another Node', () => {
    expect(explain('was compiled against a different NODE_MODULE_VERSION').message).toMatch(/another Node/);
  });
});
