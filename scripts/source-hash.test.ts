import { describe, expect, it } from 'vitest';
import { hashRows } from './source-hash.ts';

describe('the fingerprint of the content', () => {
  it('stays the same after a sale', () => {
    expect(hashRows([{ id: 1, name: 'Ring', stock: 3 }])).toBe(hashRows([{ id: 1, name: 'Ring', stock: 2 }]));
  });

  it('changes with a text', () => {
    expect(hashRows([{ id: 1, name: 'Ring' }])).not.toBe(hashRows([{ id: 1, name: 'Ringe' }]));
  });
});
