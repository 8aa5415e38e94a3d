import { describe, expect, it } from '@jest/globals';
import { noCycles } from './cycles.js';
import { librariesAreEnteredByTheirIndex } from './library-entry.js';
import { recordsBelongToACompany } from './entities.js';
import { everyProjectIsTagged } from './tags.js';

describe('an import of another library', () => {
  const from = (text: string) =>
    librariesAreEnteredByTheirIndex([{ path: 'libs/sales/src/domain/lead/lead.ts', text }]);

  it.each([
    `import { Customer } from '@partner/customers/src/domain/customer.js';`,
    `import { Customer } from '../../../../customers/src/index.js';`,
    `import { Database } from '../../../../platform/persistence/src/index.js';`,
  ])('is refused when it says %s', (text) => {
    expect(from(text)).toHaveLength(1);
  });

  it('is made by name', () => {
    expect(from(`import { Customer } from '@partner/customers'; import { x } from './x.js';`)).toEqual([]);
  });
});

describe('cycles', () => {
  const folders = new Map(['sales', 'customers', 'events'].map((name) => [`@partner/${name}`, `libs/${name}`]));
  const file = (library: string, ...imported: string[]) => ({
    path: `libs/${library}/src/index.ts`,
    text: imported.map((name) => `import '@partner/${name}';`).join('\n'),
  });

  it('are found however long', () => {
    const sources = [file('sales', 'customers'), file('customers', 'events'), file('events', 'sales')];
    expect(noCycles(sources, folders)).toEqual([
      'libs/sales → libs/customers → libs/events → libs/sales is a ' + 'cycle',
    ]);
  });

  it('are not seen where two libraries share a third', () => {
    expect(
      noCycles([file('sales', 'customers', 'events'), file('customers', 'events'), file('events')], folders),
    ).toEqual([]);
  });

  it('do not count the imports of specs', () => {
    const spec = { path: 'libs/customers/src/customer.spec.ts', text: `import '@partner/sales';` };
    expect(noCycles([file('sales', 'customers'), spec], folders)).toEqual([]);
  });
});

describe('the tags of a project', () => {
  const sales = { folder: 'libs/sales', name: '@partner/sales' };

  it.each([
    [[]],
    [['scope:sales']],
    [['type:context']],
    [['type:other', 'scope:sales']],
    [['type:context', 'type:app', 'scope:sales']],
  ])('are incomplete as %j', (tags: string[]) => {
    expect(everyProjectIsTagged([{ ...sales, tags }])).toHaveLength(1);
  });

  it('say its type and its scope', () => {
    expect(everyProjectIsTagged([{ ...sales, tags: ['type:context', 'scope:sales'] }])).toEqual([]);
  });
});

describe('a record', () => {
  const [company, id] = [
    { column: 'company_id', primary: true },
    { column: 'id', primary: true },
  ];

  it('without a company in front of its key is refused', () => {
    const leads = { table: 'leads', columns: [company, id] };
    const refused = [
      { table: 'quotes', columns: [id] },
      { table: 'orders', columns: [id, company] },
      { table: 'lines', columns: [{ ...company, primary: false }, id] },
    ];
    expect(recordsBelongToACompany([leads, ...refused])).toEqual(
      refused.map(({ table }) => `the record of ${table} does not begin its key with company_id`),
    );
  });
});
