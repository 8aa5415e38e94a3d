import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { CommandLine } from '../testing/command-line.js';

describe('partner apply: agreements and domains', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let partner: CommandLine;
  let [maker, provider, stranger]: CompanyId[] = [];
  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    partner = new CommandLine({ DATABASE_URL: testDatabase.serverUrl });
    const company = async (name: string): Promise<CompanyId> =>
      ((await partner.run('company', 'create', '--name', name)).printed[0] as { id: CompanyId }).id;
    [maker, provider, stranger] = [await company('Barns'), await company('Rent Well'), await company('Strangers')];
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const apply = async (company: CompanyId, ...lines: object[]) => {
    const batch = lines.map((line) => JSON.stringify(line)).join('\n');
    return (await partner.with(batch, 'apply', '--company', company, '-', '--keep-going')).printed;
  };
  const done = (line: number, id: unknown = expect.any(String)): object => ({ ok: true, line, id });
  const failed = (line: number, error: string): object => ({ ok: false, line, error: expect.stringContaining(error) });
  const audited = (company: CompanyId, id: string) =>
    database.query(sql`select resource_type, action, changes from audit_entries
      where company_id = ${company} and resource_id = ${id} order by resource_version`);

  it('creates, changes and deletes domains, each with an audit entry (R40)', async () => {
    const [domain, location, product] = [newId(), newId(), newId()];
    const locations = [
      { locationId: location, hidePrices: true, defaultForStore: true, products: [{ productId: product }] },
    ];
    const line = { put: 'domain', integrationId: 'web', subdomain: 'Shop', apexDomain: 'Sheds.Example.com' };
    expect(
      await apply(
        maker!,
        { put: 'location', id: location, name: 'Lot', address: '1' },
        { put: 'product', id: product, name: 'Barn', hideFromPartnerApi: true },
        { ...line, id: domain, verified: true, locations },
        { put: 'domain', id: domain, verified: false },
        { ...line, subdomain: 'other', locations: [{ locationId: location, defaultForStore: true }] },
        { ...line, subdomain: 'SHOP' },
        { ...line, subdomain: 'not a host' },
        { ...line, subdomain: 'other', locations: [{ locationId: newId() }] },
        { ...line, subdomain: 'other', locations: [{ locationId: location, products: [{ productId: newId() }] }] },
        { ...line, subdomain: 'other', locations: [{ locationId: location, price: 1 }] },
        { put: 'domain', subdomain: 'other' },
        { do: 'delete', kind: 'domain', id: domain },
        { do: 'delete', kind: 'domain', id: domain },
      ),
    ).toEqual([
      done(1, location),
      done(2, product),
      done(3, domain),
      done(4, domain),
      failed(5, 'another domain as its default'),
      failed(6, 'is taken'),
      failed(7, 'subdomain must be labels'),
      failed(8, 'location'),
      failed(9, 'product'),
      failed(10, 'unknown field "locations[0].price"'),
      failed(11, 'are required for a new domain'),
      done(12, domain),
      failed(13, 'domain not found'),
    ]);
    expect(await audited(maker!, domain)).toEqual([
      { resource_type: 'domain', action: 'domain.created', changes: null },
      expect.objectContaining({ action: 'domain.updated', changes: { verified: [true, false] } }),
      expect.objectContaining({ changes: { deletedAt: [null, expect.any(String)] } }),
    ]);
    expect(await apply(stranger!, { put: 'domain', id: domain, verified: true })).toEqual([
      failed(1, 'cannot be used'),
    ]);
  });

  it('lets only the two parties of an agreement put it, under one id (R38)', async () => {
    const agreement = newId();
    const line = {
      put: 'agreement',
      id: agreement,
      direction: 'DMAN_RTO',
      status: 'active',
      from: { companyId: maker, companyType: 'DMAN', name: 'Barns' },
      to: { companyId: provider },
      rateConfig: { states: [{ stateCode: 'MO', termRates: [{ months: 36, rate: 21.6 }] }] },
      rateConfigVersion: 1,
      pendingUpdate: { status: 'requested', requestedAt: '2026-03-01T10:00:00Z' },
      acceptance: { ip: '192.0.2.7', at: null },
      requestedBy: 'user-1',
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-02T00:00:00Z',
    };
    expect(await apply(maker!, line)).toEqual([done(1, agreement)]);
    expect(await database.query(sql`select * from agreements where id = ${agreement}`)).toEqual([
      expect.objectContaining({
        company_id: maker,
        to_name: null,
        acceptance: line.acceptance,
        requested_by: 'user-1',
        pending_update: { status: 'requested', requestedAt: '2026-03-01T10:00:00.000Z' },
        created_at: new Date(line.createdAt),
        updated_at: new Date(line.updatedAt),
      }),
    ]);
    expect(
      await apply(
        provider!,
        { put: 'agreement', id: agreement, status: 'revoked', pendingUpdate: null },
        { put: 'agreement', id: agreement, createdAt: '2026-01-01T00:00:01Z' },
        { put: 'agreement', id: agreement, to: { companyId: stranger } },
        { put: 'state-legal', agreementId: agreement, stateCode: 'mo', lessorLegalName: 'Rent Well LLC' },
        { put: 'state-legal', agreementId: agreement, stateCode: 'ar', sections: [{ sortOrder: 1 }] },
        { put: 'state-legal', agreementId: agreement, stateCode: '12' },
        { put: 'state-legal', stateCode: 'MO' },
      ),
    ).toEqual([
      done(1, agreement),
      failed(2, 'createdAt of an existing agreement'),
      failed(3, 'to.companyId of an existing agreement'),
      done(4),
      failed(5, 'sections[0].title is required'),
      failed(6, 'stateCode must be two letters'),
      failed(7, 'agreementId and stateCode are required'),
    ]);
    const [missouri] = await database.query<{ id: string }>(
      sql`select id, state_code, lessor_legal_name from state_legal where agreement_id = ${agreement}`,
    );
    expect(missouri).toMatchObject({ state_code: 'MO', lessor_legal_name: 'Rent Well LLC' });
    expect(
      await apply(
        stranger!,
        { put: 'agreement', id: agreement, status: 'active' },
        { put: 'state-legal', id: missouri!.id, includeStateRpaPages: true },
        { put: 'state-legal', agreementId: agreement, stateCode: 'TX' },
        { do: 'delete', kind: 'state-legal', id: missouri!.id },
        { do: 'delete', kind: 'agreement', id: agreement },
        { put: 'agreement', direction: 'ERP_RTO', from: { companyId: maker }, to: { companyId: provider } },
      ),
    ).toEqual([
      failed(1, 'cannot be used'),
      failed(2, 'cannot be used'),
      failed(3, 'agreement not found'),
      failed(4, 'legal configuration not found'),
      failed(5, 'agreement not found'),
      failed(6, 'company of the batch'),
    ]);
    expect(
      await apply(
        maker!,
        { put: 'state-legal', id: missouri!.id, includeStateRpaPages: true },
        { do: 'delete', kind: 'state-legal', id: missouri!.id },
        { do: 'delete', kind: 'agreement', id: agreement },
      ),
    ).toEqual([done(1, missouri!.id), done(2, missouri!.id), done(3, agreement)]);
    expect(await apply(provider!, { do: 'delete', kind: 'agreement', id: agreement })).toEqual([
      failed(1, 'not found'),
    ]);
    expect(await audited(provider!, agreement)).toMatchObject([
      { action: 'agreement.updated', changes: { status: ['active', 'revoked'] } },
    ]);
    expect(await audited(maker!, agreement)).toMatchObject([
      { action: 'agreement.created' },
      { changes: { deletedAt: [null, expect.any(String)] } },
    ]);
  });
});
