import { afterEach, describe, expect, it } from '@jest/globals';
import { newId } from '@partner/kernel';
import { discoverContexts } from '../contexts/discover-contexts.js';
import { Upgrade } from './upgrade.fixture.js';

const contexts = await discoverContexts();

describe('an upgrade that marks moved quotes and orders (R93, A5)', () => {
  let upgrade: Upgrade;

  afterEach(() => upgrade.end());

  it('finds the earlier ones by their events, and marks others as they move', async () => {
    upgrade = await Upgrade.from('202611271620', contexts);
    const { company, customer, client } = upgrade;
    const [here, there] = [newId(), newId()];
    await client.query(`insert into locations (company_id, id, version, created_at, updated_at, name, slug, active,
        sales_lot, plant, hide_from_partner_api, ignore_on_ledger, lead_routing)
      select '${company}', id, 1, now(), now(), id, id, true, true, false, false, false, false
      from unnest(array['${here}', '${there}']) id`);
    const document = `company_id, id, version, created_at, updated_at, number, status, status_changed_at, customer_id,
      location_id`;
    const made = (first: number): string =>
      `'${company}', lpad((${first} + n)::text, 24, '0'), 1, now(), now(), n, 'Draft', now(), '${customer}', '${here}'`;
    await client.query(`insert into quotes (${document}, converted) select ${made(0)}, false
        from generate_series(1, 6) n;
      insert into orders (${document}, down_payment, security_deposit, total_due_today, total_paid, sold_and_cancelled)
        select ${made(100)}, 0, 0, 0, 0, false from generate_series(1, 6) n`);
    await client.query(`insert into events (company_id, id, seq, type, occurred_at, resource_type, resource_id,
        resource_version, data)
      select '${company}', '${newId().slice(0, 8)}' || lpad(n::text, 16, '0'), n, r.type || '.updated', now(), r.type,
        lpad((n % 6 + 1 + n % 3 * 100)::text, 24, '0'), 2, jsonb_build_object('changedFields', r.fields)
      from generate_series(1, 18) n, lateral (select (array['quote', 'order', 'lead'])[1 + n % 3] as type,
        case when n % 4 > 1 then array['note', 'location'] else array['note'] end as fields) r`);
    const moved = async (): Promise<unknown> =>
      (
        await client.query(`select array(select number::int from quotes
            join moved_documents using (company_id, id, location_id) order by 1) as quotes,
          array(select number::int from orders
            join moved_documents using (company_id, id, location_id) order by 1) as orders`)
      ).rows[0];
    await upgrade.migrate();
    expect(await moved()).toEqual({ quotes: [1, 4], orders: [2, 5] });
    await client.query(`update orders set note = 'Gate', location_id = '${here}' where number = 1;
      update orders set location_id = '${there}' where number = 3;
      update quotes set location_id = '${there}' where number = 6`);
    expect(await moved()).toEqual({ quotes: [1, 4, 6], orders: [2, 3, 5] });
    await client.query(`update orders set location_id = '${here}' where number = 3`);
    expect(await moved()).toEqual({ quotes: [1, 4, 6], orders: [2, 3, 5] });
  });
});
