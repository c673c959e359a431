import { expect, test } from 'vitest';
import { toMarking } from './mark-client-exports.ts';

const list = `export default {"ab12": async () => {
                  const m = await import("virtual:vite-rsc/client-references/group/src");
                  return m.export_ab12;
                },
              "cd34": async () => {
                  const m = await import("virtual:vite-rsc/client-references/group/src");
                  return m.export_cd34;
                },
              };
`;

test('each client module is handed out with its exports to be marked', () => {
  const code = toMarking(list);
  expect(code).toMatch(/^import \{ markExports \} from ".+\/src\/boundaries\/overlay\/mark-exports\.ts";\n/);
  expect(code).toContain('return markExports("ab12", m.export_ab12);');
  expect(code).toContain('return markExports("cd34", m.export_cd34);');
  expect(code).not.toContain('return m.');
});

test('a list without modules, as of the first passes of a build, stays as it is', () => {
  expect(toMarking('export default {};\n')).toBe('export default {};\n');
});

test('a list of another form stops the build', () => {
  expect(() => toMarking(list.replaceAll('m.export_', 'm.exports.'))).toThrow('another way');
});
