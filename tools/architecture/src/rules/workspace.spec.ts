import { describe, expect, it } from '@jest/globals';
import { noCycles, noFileCycles, noFolderCycles } from './cycles.js';
import { usedContextsAreImported, listsAreComplete } from './listed.js';
import { everyProjectIsTagged } from './tags.js';
import { usedContextsAreListed } from './uses.js';

describe('cycles', () => {
  const folders = new Map(['sales', 'customers', 'events'].map((name) => [`@partner/${name}`, `libs/${name}`]));
  const file = (library: string, ...imported: string[]) => ({
    path: `libs/${library}/src/index.ts`,
    text: imported.map((name) => `import '@partner/${name}';`).join('\n'),
  });

  it('are found at any length', () => {
    const sources = [file('sales', 'customers'), file('customers', 'events'), file('events', 'sales')];
    expect(noCycles(sources, folders)).toEqual([
      'libs/sales → libs/customers → libs/events → libs/sales is a ' + 'cycle',
    ]);
  });

  it('are not reported if two libraries share a third', () => {
    expect(
      noCycles([file('sales', 'customers', 'events'), file('customers', 'events'), file('events')], folders),
    ).toEqual([]);
  });

  it('do not count the imports of specs', () => {
    const spec = { path: 'libs/customers/src/customer.spec.ts', text: `import '@partner/sales';` };
    expect(noCycles([file('sales', 'customers'), spec], folders)).toEqual([]);
  });
});

describe('files that import each other', () => {
  const file = (name: string, text: string) => ({ path: `libs/sales/src/${name}.ts`, text });

  it.each([`import { b } from './b.js';`, `import type { B } from './b.js';`, `export * from './b.js';`])(
    'are a cycle if one contains %s',
    (text) => {
      expect(noFileCycles([file('a', text), file('b', `import type { A } from './a.js';`)])).toEqual([
        'libs/sales/src/a.ts → libs/sales/src/b.ts → libs/sales/src/a.ts is a cycle',
      ]);
    },
  );

  it('have no cycle if both import a third', () => {
    const third = `import './c.js';`;
    expect(noFileCycles([file('a', `${third} import './b.js';`), file('b', third), file('c', '')])).toEqual([]);
  });
});

describe('folders of a library of the platform', () => {
  const file = (path: string, imported: string) => ({
    path: `libs/platform/postgres/src/${path}`,
    text: `import type { A } from '${imported}';`,
  });
  const reader = file('lists/list.ts', '../connection/pool.js');

  it('are a cycle if they import each other, whatever the files', () => {
    const [found] = noFolderCycles([reader, file('connection/server.ts', '../lists/page.js')]);
    expect(found?.replaceAll('libs/platform/postgres/src/', '')).toBe('lists → connection → lists is a cycle');
  });

  it('are no cycle if one of the imports is in a spec or an index', () => {
    for (const path of ['connection/server.spec.ts', 'index.ts'])
      expect(noFolderCycles([reader, file(path, '../lists/page.js')])).toEqual([]);
  });
});

describe('a file of a listed kind', () => {
  const list = 'apps/api/src/api-endpoints.ts';
  const listing = (text: string) => ({ path: list, text });
  const api = { path: 'apps/api/src/sales/leads.controller.ts', text: 'export class LeadsController {}' };
  const jobs = { path: 'libs/sales/src/sales-jobs.module.ts', text: 'export class SalesJobsModule {}' };
  const takes = /(\.controller|-jobs\.module)\.ts$/;

  it('is imported by the list', () => {
    const text =
      `import { LeadsController } from './sales/leads.controller.js'; ` +
      `import { SalesJobsModule } from '@partner/sales';`;
    expect(listsAreComplete([listing(text), api, jobs], [{ list, takes }])).toEqual([]);
  });

  it('is reported if the list does not import it', () => {
    expect(listsAreComplete([listing(''), api, jobs], [{ list, takes }])).toEqual([
      `${list} does not import ${api.path}`,
      `${list} does not import ${jobs.path}`,
    ]);
    expect(listsAreComplete([api], [{ list, takes }])).toEqual([`${list} is missing`]);
  });
});

describe('a context', () => {
  const context = (name: string, ...usesContexts: string[]) => ({
    folder: `libs/${name}`,
    name: `@partner/${name}`,
    tags: ['type:context'],
    usesContexts,
  });
  const quote = { path: 'libs/sales/src/domain/quote.spec.ts', text: `import { Customer } from '@partner/customers';` };

  it('may use a context that it lists', () => {
    expect(usedContextsAreListed([quote], [context('sales', 'customers'), context('customers')])).toEqual([]);
  });

  it('may use no other context, not even in its tests', () => {
    expect(usedContextsAreListed([quote], [context('sales'), context('customers')])).toEqual([
      'libs/sales uses @partner/customers and does not list it',
    ]);
  });

  it('lists no context that it does not use', () => {
    expect(usedContextsAreListed([], [context('sales', 'customers'), context('customers')])).toHaveLength(1);
  });
});

describe('the tags of a project', () => {
  const sales = { folder: 'libs/sales', name: '@partner/sales', usesContexts: [] };

  it.each([
    [[]],
    [['scope:sales']],
    [['type:context']],
    [['type:other', 'scope:sales']],
    [['type:context', 'type:app', 'scope:sales']],
  ])('are incomplete as %j', (tags: string[]) => {
    expect(everyProjectIsTagged([{ ...sales, tags }])).toHaveLength(1);
  });

  it('contain its type and its scope', () => {
    expect(everyProjectIsTagged([{ ...sales, tags: ['type:context', 'scope:sales'] }])).toEqual([]);
  });
});

describe('an app that uses a context', () => {
  const sources = (root: string) => [
    { path: 'apps/operator/src/operator.module.ts', text: root },
    { path: 'apps/operator/src/apply/unit.handlers.ts', text: `import { PutUnit } from '@partner/units';` },
    { path: 'libs/units/src/units.module.ts', text: 'export class UnitsModule {}' },
  ];
  const root = ['apps/operator/src/operator.module.ts'];

  it('is reported without its module', () => {
    expect(usedContextsAreImported(sources(''), root)).toEqual([
      'apps/operator/src/operator.module.ts imports no module of libs/units, which apps/operator/src/ uses',
    ]);
  });

  it('is accepted with it', () => {
    expect(usedContextsAreImported(sources(`import { UnitsModule } from '@partner/units';`), root)).toEqual([]);
  });
});
