import type { CompanyId, Id } from '@partner/kernel';
import { repositoryOf } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import type { Deliveries } from '../application/ports/work-orders.js';
import { Delivery } from '../domain/delivery/delivery.js';
import { deliveryTable } from './delivery.entity.js';

export class DatabaseDeliveries
  extends repositoryOf({ table: deliveryTable, name: 'delivery', fromState: (state) => new Delivery(state, true) })
  implements Deliveries
{
  async ofWorkOrder(company: CompanyId, workOrder: Id): Promise<Delivery | undefined> {
    return (await this.locked(company, sql`t.work_order_id = ${workOrder}`))[0];
  }

  async workOrderOf(company: CompanyId, id: Id): Promise<Id | undefined> {
    const [row] = await this.database.query<{ workOrder: Id }>(
      sql`select work_order_id as "workOrder" from deliveries where company_id = ${company} and id = ${id}`,
    );
    return row?.workOrder;
  }
}
