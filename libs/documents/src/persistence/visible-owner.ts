import { visibleDocument } from '@partner/sales';
import { existingWorkOrder } from '@partner/work-orders';
import sql, { type Sql } from 'sql-template-tag';
import type { EntityType } from '../domain/document/document.js';

/** Table per entity type, and the condition that its row `t` is visible to partners (R13, A5). */
export const owners: Readonly<Record<EntityType, { readonly table: Sql; readonly visible: Sql }>> = {
  order: { table: sql`orders`, visible: visibleDocument },
  quote: { table: sql`quotes`, visible: visibleDocument },
  workOrder: { table: sql`work_orders`, visible: existingWorkOrder },
};

/** True if partners can see the document `d`: it is not deleted, and its owner is visible to them (R52). */
export const visibleWithOwner: Sql = sql`(d.deleted_at is null and case d.entity_type
  when 'order' then exists (select 1 from orders t
    where t.company_id = d.company_id and t.id = d.order_id and ${visibleDocument})
  when 'quote' then exists (select 1 from quotes t
    where t.company_id = d.company_id and t.id = d.quote_id and ${visibleDocument})
  else exists (select 1 from work_orders t
    where t.company_id = d.company_id and t.id = d.work_order_id and ${existingWorkOrder}) end)`;
