import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hashOfToken, newToken } from '@partner/kernel';
import sql from 'sql-template-tag';
import { TestPortal } from './support/test-portal.js';

let portal: TestPortal;

describe('addresses of alerts (A15)', () => {
  beforeAll(async () => {
    portal = await TestPortal.start();
  });
  afterAll(() => portal.stop());

  it('are shown as unconfirmed until the link in their mail is followed, unless they are a user’s', async () => {
    const company = await portal.company();
    const olive = await company.signIn();
    const emails = [`olive@${company.id}.example`, 'ops@example.com'];
    expect((await olive.send('PUT', 'alerts', { emails })).status).toBe(200);
    const unconfirmed = async (): Promise<string[]> => (await olive.get('alerts')).body.unconfirmed;
    expect(await unconfirmed()).toEqual(['ops@example.com']);
    // The mailed token is stored only as a hash, so that the test replaces it.
    const token = newToken(company.id);
    await portal.database.query(sql`update alert_addresses set token_hash = ${hashOfToken(token)}
      where company_id = ${company.id}`);
    const confirmed = await portal.call('POST', '/api/alerts/confirmation', { token });
    expect(confirmed.status).toBe(204);
    expect(await unconfirmed()).toEqual([]);
  });
});
