import { isAtVisibleLocation } from '@partner/locations';
import type { AgreementOrders } from '@partner/partners';
import { joined } from '@partner/postgres';
import sql from 'sql-template-tag';

export class DatabaseAgreementOrders implements AgreementOrders {
  readonly join = joined(
    'order',
    sql`cross join lateral (select count(*) as orders from orders d where d.company_id = t.company_id
      and d.rto_agreement = t.id::text and ${isAtVisibleLocation(sql`t.company_id`, 'd')}) n`,
  );
}
