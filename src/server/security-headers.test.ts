import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashInlineScripts, hashSource, pagePolicy } from './security-headers.ts';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it('inline scripts are hashed, data and files are not', () => {
  const html = `<script>one()</script><script type="module" id="_R_">two("<script>")</script>
<script type="application/ld+json">{"@type":"Store"}</script><script src="/assets/a.js" async=""></script><script>one()</script>`;
  expect(hashInlineScripts(html)).toEqual([hash('one()'), hash('two("<script>")')]);
});

it('injection, framing and foreign requests are forbidden', () => {
  const policy = pagePolicy({ scripts: ["'nonce-x'"], isHttps: true });
  expect(policy).toContain("script-src 'self' 'nonce-x'; ");
  for (const rule of [
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'upgrade-insecure-requests',
  ]) {
    expect(policy.split('; ')).toContain(rule);
  }
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

it('a site without https has no upgrade-insecure-requests', () => {
  expect(pagePolicy({ isHttps: false })).not.toContain('upgrade-insecure-requests');
});

it('statistics allow two files of Matomo, and nothing without Matomo', () => {
  const matomo = 'https://stats.example/matomo';
  const rules = pagePolicy({ matomo, isHttps: true }).split('; ');
  expect(rules).toContain("script-src 'self' https://stats.example/matomo/matomo.js");
  expect(rules).toContain("connect-src 'self' https://stats.example/matomo/matomo.php");
  expect(rules).toContain("img-src 'self' data: https://stats.example/matomo/matomo.php");
  expect(rules).toContain('trusted-types default worker analytics');
  expect(rules.filter((rule) => rule.includes('stats.example'))).toHaveLength(3);
  for (const none of [null, undefined]) {
    const closed = pagePolicy({ matomo: none, isHttps: true });
    expect(closed).not.toMatch(/matomo|analytics/);
    expect(closed.split('; ')).toContain('trusted-types default worker');
  }
});

it('long contents with the same length and ending have hashes of their own, also when they come again', () => {
  const contents = ['a', 'b', 'a', 'b'].map((first) => first + '-'.repeat(300));
  const [a, b, ...again] = contents.map((content) => hashSource(content));
  expect(a).not.toBe(b);
  expect(again).toEqual([a, b]);
});
