import { describe, expect, it } from '@jest/globals';
import { modulesOnlyDefine } from './definitions-only.js';

const entity = 'libs/sales/src/persistence/lead.entity.ts';
const violations = (text: string, path = 'libs/sales/src/lead.ts'): string[] => modulesOnlyDefine([{ path, text }]);

describe('a module of a library', () => {
  it.each([
    ['a side-effect import', `import './register.js';`],
    ['a call', `register('lead');`],
    ['an assignment', `globalThis.lead = 1;`],
    ['a loop', `for (const one of all) register(one);`],
    ['a condition', `if (enabled) register('lead');`],
    ['an attempt', `try { register('lead'); } catch {}`],
    ['a conflict outside of persistence', `conflictOn('leads_pkey', 'id_taken', 'this id is taken');`],
  ])('is rejected with %s at its top', (_, text) => {
    expect(violations(`export const lead = 1;\n${text}`)).toHaveLength(1);
  });

  it('may define, and register conflicts of its table', () => {
    expect(violations(`import { a } from './a.js';\nexport function lead() { a(); }`)).toEqual([]);
    expect(violations(`export const t = 1;\nconflictOn('a', 'b', 'c');`, entity)).toEqual([]);
  });

  it('may do anything as a program or a test', () => {
    for (const path of ['libs/sdk/src/cli/main.ts', 'libs/sales/src/lead.spec.ts', 'apps/api/src/app.ts'])
      expect(violations(`run();`, path)).toEqual([]);
  });
});
