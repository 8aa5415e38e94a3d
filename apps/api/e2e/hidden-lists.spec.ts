import { afterAll, beforeAll, expect, it, describe } from '@jest/globals';
import type { Id } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { DemoCompany } from './support/demo-company.js';

interface Envelope {
  readonly data?: readonly unknown[];
  readonly total?: number;
}

/** Maximum number of records whose lists are read, of each kind. */
const maxRecords = 12;

describe('lists', () => {
  let demo: DemoCompany;
  let addresses: string[];
  let locations: readonly Id[];

  beforeAll(async () => {
    demo = await DemoCompany.start();
    const { body } = await demo.company.get<{ data: { id: Id }[] }>('locations');
    locations = body.data.map(({ id }) => id);
    addresses = [];
    for (const [path, { get }] of Object.entries(demo.document.paths)) {
      if (!get?.parameters?.some(({ name }) => name === 'page')) continue;
      const query = await demo.requiredQuery(path);
      let count = 0;
      for await (const existing of demo.everyExisting(path)) {
        addresses.push(`${existing.path}?${query}`);
        if (++count === maxRecords) break;
      }
    }
  });
  afterAll(() => demo.stop());

  const read = (address: string, limit: number) =>
    demo.api.call<Envelope>('GET', `${address}&limit=${limit}`, undefined, demo.company);

  it.each([
    ['hide', true, 60],
    ['show', false, 59],
  ])('%s what hangs on a location at once (A5, W13)', async (_, hideFromPartnerApi, unused) => {
    for (const address of addresses) await read(address, 50);
    for (const id of locations)
      await demo.api.application.get(PutLocation).execute(demo.company.portal, { id, hideFromPartnerApi });
    for (const address of addresses) {
      const [cached, fresh] = [await read(address, 50), await read(address, unused)];
      const shown = ({ status, body: { data, total } }: typeof cached) => ({ status, total, data: data?.slice(0, 50) });
      expect({ address, ...shown(cached) }).toEqual({ address, ...shown(fresh) });
    }
  });

  it('cover every kind of list', () => {
    expect(new Set(addresses.map((address) => address.replaceAll(/[0-9a-f]{24}/g, '{id}'))).size).toBeGreaterThan(18);
  });
});
