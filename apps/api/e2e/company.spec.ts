import { beforeAll, describe, expect, it } from '@jest/globals';
import { PutCompany } from '@partner/companies';
import { portal } from '@partner/kernel';
import { TestApi, type TestCompany } from './support/test-api.js';

describe('company profile', () => {
  let api: TestApi;
  let company: TestCompany;
  beforeAll(async () => {
    api = await TestApi.shared();
    company = await api.company('Prairie Barns');
  });

  const profile = () => company.get('company');

  it('omits unset fields (W1)', async () => {
    const { status, body, headers } = await profile();
    expect([status, body]).toEqual([200, { id: company.id, name: 'Prairie Barns', timezone: 'UTC' }]);
    expect([headers.get('cache-control'), headers.get('etag'), headers.get('x-cache')]).toEqual([
      'no-store',
      null,
      null,
    ]);
  });

  it('shows the current profile without settings (§2.24, W12)', async () => {
    const fields = {
      name: 'Prairie Barns & Sheds',
      email: 'office@example.com',
      phone: '+1 555 0100',
      address: '12 Mill Road',
      city: 'Springfield',
      state: 'MO',
      zipCode: '65802',
      country: 'US',
      timezone: 'America/Chicago',
      logoUrl: 'https://example.com/logo.png',
      companyType: 'Manufacturer',
      sellTypes: ['Sheds', 'Cabins'],
    };
    const settings = { soldByStatus: 'Unprocessed', technicalContactEmail: 'it@example.com' } as const;
    await api.application.get(PutCompany).execute(portal(company.id), { ...fields, ...settings });
    expect((await profile()).body).toEqual({ id: company.id, ...fields });
  });

  it('requires its scope', async () => {
    const key = await company.newKey('leads.read');
    expect((await api.call('GET', '/partner/v1/company', undefined, { key })).status).toBe(403);
  });
});
