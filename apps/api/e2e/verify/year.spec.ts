import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { PutLocation } from '@partner/locations';
import { violations } from '../support/chaos/invariants.js';
import { OrderFixture } from '../support/order-fixture.js';

const script = fileURLToPath(new URL('../../../../tools/verify/year/main.mjs', import.meta.url));

describe('npm run verify -- year', () => {
  let fixture: OrderFixture;
  beforeAll(async () => {
    fixture = await OrderFixture.start();
  });

  it('replays a year of sales over HTTP, which adds up', async () => {
    await fixture.application.get(PutLocation).execute(fixture.company.portal, { id: fixture.lot, salesLot: true });
    await Promise.all(Array.from({ length: 30 }, () => fixture.unit()));
    const env = {
      ...process.env,
      NODE_OPTIONS: '',
      PARTNER_BASE_URL: fixture.api.url,
      PARTNER_API_KEY: fixture.company.key,
    };
    const { stdout } = await promisify(execFile)(process.execPath, [script], { env });
    expect(stdout).toMatch(/\d{4}-\d\d +\d+ orders +\$[\d,]+\.\d\d\n/);
    // The ledger leaves out the discounts of the units (R48).
    expect(stdout).toMatch(
      /sold +1\d\d orders[^]*ledger +(\$[\d,.]+)\namounts +of the ledger +\1\n[^]*the totals match\n$/,
    );
    expect(stdout).toMatch(/paid +(\$[\d,.]+)\ndeposits +\1\npayments +\1\n/);
    expect(await violations(fixture.api.database, fixture.company.id)).toEqual({});
  });
});
