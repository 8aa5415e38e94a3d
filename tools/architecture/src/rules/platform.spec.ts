import { describe, expect, it } from '@jest/globals';
import { oneLibraryImportsDriver, platformImportsDownwards } from './platform.js';

const importing = (path: string, imported: string) => [{ path, text: `import { one } from '${imported}';` }];

describe('the platform', () => {
  it.each([
    ['libs/platform/postgres/src/database.ts', '@partner/unit-of-work'],
    ['libs/platform/unit-of-work/src/unit.ts', '@partner/schema'],
    ['libs/platform/runtime/src/launch/launch.ts', '@partner/postgres'],
    ['libs/platform/schema/src/contexts/contexts.ts', '@partner/sales'],
  ])('does not let %s import %s', (path, imported) => {
    expect(platformImportsDownwards(importing(path, imported))).toHaveLength(1);
  });

  it.each([
    ['libs/platform/schema/src/persistence.module.ts', '@partner/unit-of-work'],
    ['libs/platform/postgres/src/database.ts', '@partner/kernel'],
    ['libs/platform/unit-of-work/src/unit.spec.ts', '@partner/testing'],
    ['libs/sales/src/sales.module.ts', '@partner/schema'],
  ])('lets %s import %s', (path, imported) => {
    expect(platformImportsDownwards(importing(path, imported))).toEqual([]);
  });

  it('connects to PostgreSQL through one library', () => {
    expect(oneLibraryImportsDriver(importing('libs/platform/schema/src/upgrade/migrate.ts', 'pg'))).toHaveLength(1);
    expect(oneLibraryImportsDriver(importing('apps/worker/src/main.ts', 'pg'))).toHaveLength(1);
    expect(oneLibraryImportsDriver(importing('libs/platform/postgres/src/database.ts', 'pg'))).toEqual([]);
    expect(oneLibraryImportsDriver(importing('libs/sales/src/plans.spec.ts', 'pg'))).toEqual([]);
  });
});
