import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { explainDirectusFailure } from './directus.ts';

describe('explains a failed start of Directus', () => {
  let data = '';

  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), 'vitrine-'));
  });
  afterEach(() => rmSync(data, { recursive: true }));

  const explain = (line: string) => explainDirectusFailure({ data, port: 8055 }, [line]);

  it('by a port in use', () => {
    expect(explain('Error: listen EADDRINUSE: address already in use').message).toMatch(/^Port 8055/);
  });

  it('by a damaged database, with how to start over without losing it', () => {
    writeFileSync(join(data, 'state.json'), '{}');
    const { message, advice } = explain('SQLITE_CORRUPT: database disk image is malformed');
    expect(message).toContain(join(data, 'data.db'));
    expect(advice.join('\n')).toMatch(/npm start -- --reset .*moves .* aside/);
  });

  it('as an interrupted first start, if there was no database before', () => {
    expect(explain('anything').advice.join()).toMatch(/begun afresh/);
  });

  it('by a module compiled for another Node version', () => {
    expect(explain('was compiled against a different NODE_MODULE_VERSION').message).toMatch(/another Node/);
  });
});
