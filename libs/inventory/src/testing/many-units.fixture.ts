import type { CompanyId, Id } from '@partner/kernel';
import sql from 'sql-template-tag';
import type { InventoryFixture } from './inventory.fixture.js';

/** A siding that many units have, and its product. */
export const siding = { name: 'LP SmartSide', product: 'a'.repeat(24) as Id };

/**
 * Inserts data as after years of business: `all` work orders, of which the lot's company has `own`. A third of them was
 * sold long ago and a third is built to order. Each company has forty lots in four regions, and every kind of unit.
 */
export async function insertManyUnits(
  lot: InventoryFixture,
  { own, all }: { own: number; all: number },
): Promise<void> {
  await populate(lot, lot.company, own);
  const others = 20;
  for (let other = 1; other <= others; other += 1) {
    const company = `b${other.toString(16).padStart(23, '0')}` as CompanyId;
    await lot.database.query(sql`insert into companies (company_id, id, version, created_at, updated_at, name, timezone,
        company_type, sell_types, sold_by_status)
      select ${company}, ${company}, 1, now(), now(), 'Other', timezone, company_type, sell_types, sold_by_status
        from companies where company_id = ${lot.company}`);
    await populate(lot, company, Math.round((all - own) / others));
  }
  await lot.database.query(sql`vacuum analyze work_orders, locations`);
}

async function populate({ database }: InventoryFixture, company: CompanyId, units: number): Promise<void> {
  await database.query(sql`insert into locations (company_id, id, version, created_at, updated_at, name, slug,
    code, active, sales_lot, plant,
      region, hide_from_partner_api, ignore_on_ledger, lead_routing)
    select ${company}, 'c' || lpad(to_hex(n), 23, '0'), 1, now(), now(), 'Lot ' || n, 'lot-' || n,
      'L' || n, true, true, false, (array['North', 'East', 'South', 'West'])[1 + n % 4], n = 40, false, false
    from generate_series(1, 40) n`);
  await database.query(sql`insert into work_orders (company_id, id, version, created_at, updated_at, number, status,
    status_changed_at,
      serial_number, title, location_id, work_order_type, base_price, show_when_expired, order_id, order_number,
      store_expiration_anchor_at, images, files, configuration, lines, bom, template)
    select ${company}, 'd' || lpad(to_hex(n), 23, '0'), 1, at, at, n, case when n % 1000 = 7 then 'Template'
      else 'Finished good' end, at,
      'SN-' || md5(n::text), (array['Lofted barn', 'Utility shed', 'Garden shed', 'Cabin',
        'Garage'])[1 + n % 5] || ' ' || n % 97,
      'c' || lpad(to_hex(1 + n % 40), 23, '0'), (array['lot-stock', 'immediate-sale', 'rental-return',
        'made-to-order'])[1 + n / 7 % 4],
      3000 + n % 5000, false,
      case when n % 3 = 0 then 'e' || lpad(to_hex(n), 23, '0') end, case when n % 3 = 0 then n end, case
        when n % 3 = 0 then at end,
      array['https://example.com/' || n], '[]',
      jsonb_build_object('siding', (array['LP SmartSide', 'Board and batten', 'Vinyl', 'Metal', 'Cedar'])[1 + n % 5]),
      case when n % 5 = 0 then jsonb_build_array(jsonb_build_object('productId', ${siding.product}::text,
        'category', 'Siding', 'status', 'included')) else '[]' end,
      '[]', case when n % 1000 = 7 then
        '{"templateName": "Barn", "tags": [{"name": "barn", "public": true}], "published": true}'::jsonb end
    from generate_series(1, ${units}::int) n, lateral (select timestamptz '2021-01-01' + n * interval '1 minute'
      as at) a`);
}
